"""A filter of system calls: what it refuses binds root too.

It stops what files and limits do not: new processes, sockets of every kind, signals and looks into other programs,
memory that outlives its process or is counted for nobody, and changes to what a file is (its rights, owner, times),
which Landlock lets through. Calls that need a privilege are not in it: privileges are given up before.
"""

import ctypes
import errno
import os
import struct

from arena.walls import Wall
from arena.walls.kernel import prctl

PR_GET_SECCOMP, PR_SET_SECCOMP = 21, 22
MODE_FILTER = 2

ARCHITECTURES = {"x86_64": (0xC000003E, 0), "aarch64": (0xC00000B7, 1)}
"""The kernel's name of the architecture, and its column in the tables below."""
SECOND_NAMES = 0x40000000
"""From here on x86-64 has its calls a second time."""

REFUSED = {
    # new processes
    "fork": (57, None), "vfork": (58, None), "execve": (59, 221), "execveat": (322, 281),
    # other programs
    "tkill": (200, 130), "rt_sigqueueinfo": (129, 138), "rt_tgsigqueueinfo": (297, 240), "ptrace": (101, 117),
    "process_vm_readv": (310, 270), "process_vm_writev": (311, 271), "kcmp": (312, 272), "pidfd_open": (434, 434),
    "pidfd_send_signal": (424, 424), "pidfd_getfd": (438, 438), "process_madvise": (440, 440),
    "process_mrelease": (448, 448), "setpriority": (141, 140), "ioprio_set": (251, 30), "sched_setparam": (142, 118),
    "sched_setscheduler": (144, 119), "sched_setaffinity": (203, 122), "sched_setattr": (314, 274),
    "migrate_pages": (256, 238), "move_pages": (279, 239),
    # connections, and what else can be shared
    "socket": (41, 198), "shmget": (29, 194), "shmat": (30, 196), "shmctl": (31, 195), "msgget": (68, 186),
    "semget": (64, 190), "mq_open": (240, 180), "mq_unlink": (241, 181), "memfd_create": (319, 279),
    "memfd_secret": (447, 447), "add_key": (248, 217), "request_key": (249, 218), "keyctl": (250, 219),
    # what a file is
    "chmod": (90, None), "fchmod": (91, 52), "fchmodat": (268, 53), "fchmodat2": (452, 452), "chown": (92, None),
    "fchown": (93, 55), "lchown": (94, None), "fchownat": (260, 54), "utime": (132, None), "utimes": (235, None),
    "futimesat": (261, None), "utimensat": (280, 88), "setxattr": (188, 5), "lsetxattr": (189, 6),
    "fsetxattr": (190, 7), "removexattr": (197, 14), "lremovexattr": (198, 15), "fremovexattr": (199, 16),
    "setxattrat": (463, 463), "removexattrat": (466, 466), "file_setattr": (469, 469),
    # ways round the walls
    "io_uring_setup": (425, 425), "io_uring_enter": (426, 426), "io_uring_register": (427, 427), "bpf": (321, 280),
    "perf_event_open": (298, 241), "userfaultfd": (323, 282), "unshare": (272, 97), "setns": (308, 268),
    "open_by_handle_at": (304, 265), "personality": (135, 92), "vmsplice": (278, 75),
}  # fmt: skip
CLONE, CLONE3 = (56, 220), (435, 435)
KILL, TGKILL = (62, 129), (234, 131)
PRLIMIT, PRCTL, MMAP = (302, 261), (157, 167), (9, 222)

CLONE_THREAD = 0x10000
SHARED_AND_NAMELESS = 0x21
PR_SET_PDEATHSIG = 1

LOAD, AND, RETURN = 0x20, 0x54, 0x06
IF_EQUAL, IF_AT_LEAST, IF_BITS = 0x15, 0x35, 0x45
ALLOW, KILL_PROCESS, FAIL = 0x7FFF0000, 0x80000000, 0x00050000
NUMBER_AT, ARCHITECTURE_AT, ARGUMENTS_AT = 0, 4, 16


def available() -> bool:
    """Whether this system filters calls, and we know its numbers."""
    if os.uname().machine not in ARCHITECTURES:
        return False
    try:
        prctl(PR_GET_SECCOMP)
    except OSError:
        return False
    return True


def restrict() -> set[Wall]:
    """From here on the kernel refuses those calls to this process. Needs no new privileges set."""
    if not available():
        return set()
    code = program(os.uname().machine, os.getpid())
    held = ctypes.create_string_buffer(code, len(code))
    header = ctypes.create_string_buffer(struct.pack("HxxxxxxQ", len(code) // 8, ctypes.addressof(held)))
    prctl(PR_SET_SECCOMP, MODE_FILTER, ctypes.addressof(header))
    return {Wall.PROCESSES, Wall.NETWORK}


def program(machine: str, pid: int) -> bytes:
    """The filter for the process of that number, as the kernel takes it."""
    architecture, column = ARCHITECTURES[machine]

    def when(call: tuple[int, int], *then: bytes) -> list[bytes]:
        """What to do about a call: jumps over it all for any other call; what falls through is allowed."""
        body = [*then, _answer(ALLOW)]
        return [_jump(IF_EQUAL, call[column], 0, len(body)), *body]

    refused = [numbers[column] for numbers in REFUSED.values()]
    lines = [
        _load(ARCHITECTURE_AT),
        _jump(IF_EQUAL, architecture, 1, 0),
        _answer(KILL_PROCESS),
        _load(NUMBER_AT),
        _jump(IF_AT_LEAST, SECOND_NAMES, 0, 1),
        _fail(errno.EPERM),
    ]
    for number in refused:
        if number is not None:
            lines += [_jump(IF_EQUAL, number, 0, 1), _fail(errno.EPERM)]
    lines += [_jump(IF_EQUAL, CLONE3[column], 0, 1), _fail(errno.ENOSYS)]
    lines += when(CLONE, _argument(0), _jump(IF_BITS, CLONE_THREAD, 1, 0), _fail(errno.EPERM))
    for signal_call in (KILL, TGKILL):
        lines += when(signal_call, _argument(0), _jump(IF_EQUAL, pid, 1, 0), _fail(errno.EPERM))
    lines += when(PRLIMIT, _argument(0), _jump(IF_EQUAL, 0, 1, 0), _fail(errno.EPERM))
    lines += when(PRCTL, _argument(0), _jump(IF_EQUAL, PR_SET_PDEATHSIG, 0, 1), _fail(errno.EPERM))
    shared = _jump(IF_EQUAL, SHARED_AND_NAMELESS, 0, 1)
    lines += when(MMAP, _argument(3), _line(AND, SHARED_AND_NAMELESS), shared, _fail(errno.ENOMEM))
    return b"".join([*lines, _answer(ALLOW)])


def _line(code: int, value: int, jump_if: int = 0, jump_else: int = 0) -> bytes:
    return struct.pack("HBBI", code, jump_if, jump_else, value)


def _load(offset: int) -> bytes:
    return _line(LOAD, offset)


def _argument(place: int) -> bytes:
    """Load the lower half of an argument; both architectures are little-endian."""
    return _load(ARGUMENTS_AT + 8 * place)


def _jump(test: int, value: int, jump_if: int, jump_else: int) -> bytes:
    return _line(test, value, jump_if, jump_else)


def _answer(value: int) -> bytes:
    return _line(RETURN, value)


def _fail(error: int) -> bytes:
    return _answer(FAIL | error)
