/* File operations that fail, or kill the process, when they are told to: loaded before libc by failing_desk.py.
   It stands between a process and the disk, so that a library's own writing (DuckDB's) fails as Python's does.
   Only what changes files below one folder counts. Built by the test with the system's C compiler. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char folder[4096];
static volatile int at, error_number, is_sticky, done;

/* Let operation number n from now on fail with an error; error 0 kills, n 0 only counts. */
void faults_set(const char *below, int n, int error, int sticky) {
    strncpy(folder, below, sizeof folder - 1);
    at = n, error_number = error, is_sticky = sticky, done = 0;
}

int faults_done(void) { return done; }

static int is_below(const char *path) {
    char whole[4096 * 2];
    if (!folder[0] || !path) return 0;
    if (path[0] != '/') {
        if (!getcwd(whole, 4096)) return 0;
        strcat(whole, "/");
        strncat(whole, path, 4000);
        path = whole;
    }
    return !strncmp(path, folder, strlen(folder));
}

static int is_file_below(int descriptor) {
    char link[64], path[4096];
    if (!folder[0]) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length <= 0) return 0;
    path[length] = 0;
    return is_below(path);
}

static int fails(int concerned) {
    if (!concerned) return 0;
    int now = __sync_add_and_fetch(&done, 1);
    if (!at || !(now == at || (is_sticky && now > at))) return 0;
    if (!error_number) kill(getpid(), SIGKILL), pause();
    errno = error_number;
    return 1;
}

#define NEXT(name) ((typeof(&name))dlsym(RTLD_NEXT, #name))
#define WATCH(result, name, takes, gives, concerned) \
    result name takes { static typeof(&name) next; if (!next) next = NEXT(name); \
        return fails(concerned) ? (result)-1 : next gives; }

WATCH(ssize_t, write, (int d, const void *b, size_t n), (d, b, n), is_file_below(d))
WATCH(ssize_t, pwrite, (int d, const void *b, size_t n, off_t o), (d, b, n, o), is_file_below(d))
WATCH(ssize_t, pwrite64, (int d, const void *b, size_t n, off64_t o), (d, b, n, o), is_file_below(d))
WATCH(int, fsync, (int d), (d), is_file_below(d))
WATCH(int, fdatasync, (int d), (d), is_file_below(d))
WATCH(int, ftruncate, (int d, off_t n), (d, n), is_file_below(d))
WATCH(int, ftruncate64, (int d, off64_t n), (d, n), is_file_below(d))
WATCH(int, rename, (const char *a, const char *b), (a, b), is_below(a) || is_below(b))
WATCH(int, unlink, (const char *a), (a), is_below(a))
WATCH(int, unlinkat, (int d, const char *a, int f), (d, a, f), is_below(a))
WATCH(int, mkdir, (const char *a, mode_t m), (a, m), is_below(a))

static int changes(const char *path, int flags) {
    return (flags & (O_CREAT | O_TRUNC | O_WRONLY | O_RDWR)) && is_below(path);
}

#define OPENING(name) \
    int name(const char *path, int flags, ...) { static typeof(&name) next; if (!next) next = NEXT(name); \
        va_list more; va_start(more, flags); int mode = va_arg(more, int); va_end(more); \
        return fails(changes(path, flags)) ? -1 : next(path, flags, mode); }
OPENING(open)
OPENING(open64)

#define OPENING_AT(name) \
    int name(int d, const char *path, int flags, ...) { static typeof(&name) next; \
        if (!next) next = NEXT(name); \
        va_list more; va_start(more, flags); int mode = va_arg(more, int); va_end(more); \
        return fails(changes(path, flags)) ? -1 : next(d, path, flags, mode); }
OPENING_AT(openat)
OPENING_AT(openat64)
