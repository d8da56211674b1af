"""Tries every door, says what became of it, and plays on. Signals are number 0: asked for like any, heard by nobody."""

# ruff: noqa: SIM115 - nothing is to be opened at all

import ctypes
import mmap
import multiprocessing
import os
import resource
import signal
import socket
import subprocess
import tempfile
import threading
from pathlib import Path

HERE = Path(__file__).parent
PARENT = os.getppid()
LIBC = ctypes.CDLL(None, use_errno=True)


def must(result):
    if result < 0:
        raise OSError(ctypes.get_errno(), "refused")


def read_memory_of_parent():
    here = (ctypes.c_void_p * 2)(ctypes.addressof(ctypes.create_string_buffer(8)), 8)
    must(LIBC.process_vm_readv(PARENT, here, 1, here, 1, 0))


def fork_bomb():
    for _ in range(8):
        if os.fork() == 0:
            os._exit(0)


def raise_limits_of_parent():
    resource.prlimit(PARENT, resource.RLIMIT_NOFILE, (1, 1))


def raise_own_limits():
    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 20, 1 << 20))


def send_datagram():
    socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b"x", ("127.0.0.1", 9))


def clone_by_hand():
    must(LIBC.syscall(56 if os.uname().machine == "x86_64" else 220, signal.SIGCHLD, 0, 0, 0, 0))


def outlive_parent():
    must(LIBC.prctl(1, 0, 0, 0, 0))


DOORS = {
    "fork": os.fork,
    "fork bomb": fork_bomb,
    "clone": clone_by_hand,
    "subprocess": lambda: subprocess.run(["/bin/true"], check=True),
    "exec": lambda: os.execv("/bin/true", ["true"]),
    "spawn": lambda: os.posix_spawn("/bin/true", ["true"], {}),
    "multiprocessing": lambda: multiprocessing.Process(target=print).start(),
    "memory of parent": lambda: open(f"/proc/{PARENT}/mem", "rb"),
    "environment of parent": lambda: open(f"/proc/{PARENT}/environ", "rb").read(),
    "command line of parent": lambda: open(f"/proc/{PARENT}/cmdline", "rb").read(),
    "files of parent": lambda: os.listdir(f"/proc/{PARENT}/fd"),
    "own memory map": lambda: open("/proc/self/maps").read(),
    "process_vm_readv": read_memory_of_parent,
    "ptrace": lambda: must(LIBC.ptrace(16, PARENT, 0, 0)),
    "kill parent": lambda: os.kill(PARENT, 0),
    "signal to the first of all": lambda: os.kill(1, 0),
    "kill all": lambda: os.kill(-1, 0),
    "stop group of parent": lambda: os.killpg(PARENT, 0),
    "limits of parent": raise_limits_of_parent,
    "own limits": raise_own_limits,
    "outlive parent": outlive_parent,
    "priority of parent": lambda: os.setpriority(os.PRIO_PROCESS, PARENT, 19),
    "read passwd": lambda: open("/etc/passwd").read(),
    "read hidden file beside": lambda: (HERE / ".secret").read_text(),
    "read through link": lambda: (HERE / "link").read_text(),
    "read folder above": lambda: (HERE.parent / "secret").read_text(),
    "list home": lambda: os.listdir(os.path.expanduser("~")),
    "list root": lambda: os.listdir("/"),
    "write beside": lambda: (HERE / "written").write_text("x"),
    "write itself": lambda: Path(__file__).write_text("x"),
    "write tmp": lambda: Path("/tmp/sobremesa-bot-was-here").write_text("x"),
    "temporary file": tempfile.TemporaryFile,
    "shared memory": lambda: Path("/dev/shm/sobremesa-bot-was-here").write_text("x"),
    "make folder": lambda: (HERE / "folder").mkdir(),
    "delete": lambda: os.unlink(__file__),
    "rename": lambda: os.rename(__file__, f"{__file__}.old"),
    "link": lambda: os.link(__file__, f"{__file__}.old"),
    "chmod": lambda: os.chmod(__file__, 0),
    "touch": lambda: os.utime(__file__, (0, 0)),
    "extended attribute": lambda: os.setxattr(__file__, "user.x", b"x"),
    "truncate": lambda: os.truncate(__file__, 0),
    "connect": lambda: socket.create_connection(("127.0.0.1", 22), 1),
    "listen": lambda: socket.create_server(("127.0.0.1", 0)),
    "datagram": send_datagram,
    "unix socket": lambda: socket.socket(socket.AF_UNIX).connect("\0sobremesa"),
    "nameless shared memory": lambda: mmap.mmap(-1, 1 << 20),
    "memory file": lambda: os.memfd_create("x"),
    "become nobody": lambda: os.setuid(65534) if os.getuid() == 0 else os.setuid(0),
    "new namespace": lambda: must(LIBC.unshare(0x10000000)),
}
OPEN_TO_ALL = {
    "thread": lambda: threading.Thread(target=print).start(),
    "silence": lambda: open(os.devnull, "w").write("x"),
    "random": lambda: os.urandom(8),
    "library": lambda: __import__("wave"),
    "data beside": lambda: (HERE / "weights.txt").read_text(),
    "data in folder": lambda: Path("data/weights.txt").read_text(),
    "signal to itself": lambda: os.kill(os.getpid(), 0),
}


class BreaksOut:
    def __init__(self):
        for name, attempt in (DOORS | OPEN_TO_ALL).items():
            try:
                attempt()
            except (OSError, ValueError) as error:
                print("refused", name, type(error).__name__, sep="|")
            else:
                print("done", name, sep="|")

    def choose(self, view):
        return view.moves()[0]
