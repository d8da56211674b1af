import a_library_that_nobody_has


class ImportFails:
    def choose(self, view):
        return a_library_that_nobody_has.card(view)
