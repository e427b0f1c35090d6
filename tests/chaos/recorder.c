/* Preloaded into a server: notes in a file what it does to the files of one folder, and what it sends to sockets.

   RECORDED_FOLDER is the folder, which exists, and RECORDING the file. A note is a header, as below, and its bytes. Writes are noted
   when they are done, answers before they are sent, and a sync twice: before it, and after it succeeded. So what was
   noted before a sync began is on disk when its end is noted, and before an answer is everything on which it rests. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#define FILES 65536

struct header {
    char kind; /* Directory made, file Created, Write, Truncate, Begin and End of a sync, Unlink, Rename, Answer */
    char unused[3];
    unsigned thread;
    unsigned long file; /* its inode */
    unsigned long at;
    unsigned long size;
};

static int recording = -1;
static char folder[PATH_MAX];
static size_t folder_length;
static unsigned long inodes[FILES]; /* of the open files of the folder, and of the folder; 0 for all others */
static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;

static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_writev)(int, const struct iovec *, int);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static ssize_t (*real_send)(int, const void *, size_t, int);
static int (*real_open)(const char *, int, ...);
static int (*real_close)(int);
static int (*real_truncate)(int, off_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_mkdir)(const char *, mode_t);
static int (*real_unlink)(const char *);
static int (*real_rename)(const char *, const char *);

__attribute__((constructor)) static void begin(void) {
    real_write = dlsym(RTLD_NEXT, "write");
    real_writev = dlsym(RTLD_NEXT, "writev");
    real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
    real_send = dlsym(RTLD_NEXT, "send");
    real_open = dlsym(RTLD_NEXT, "open64");
    real_close = dlsym(RTLD_NEXT, "close");
    real_truncate = dlsym(RTLD_NEXT, "ftruncate64");
    real_fsync = dlsym(RTLD_NEXT, "fsync");
    real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
    real_mkdir = dlsym(RTLD_NEXT, "mkdir");
    real_unlink = dlsym(RTLD_NEXT, "unlink");
    real_rename = dlsym(RTLD_NEXT, "rename");
    const char *file = getenv("RECORDING"), *wanted = getenv("RECORDED_FOLDER");
    if (file == NULL || wanted == NULL) return;
    snprintf(folder, sizeof folder, "%s", wanted);
    folder_length = strlen(folder);
    recording = real_open(file, O_WRONLY | O_CREAT | O_APPEND, 0600);
    unsetenv("LD_PRELOAD"); /* the server alone, not its thinking processes */
}

static void note(char kind, unsigned long file, unsigned long at, const struct iovec *parts, int count) {
    struct header head = {kind, "", (unsigned)syscall(SYS_gettid), file, at, 0};
    struct iovec all[64] = {{&head, sizeof head}};
    if (count > 63) abort();
    for (int part = 0; part < count; part++) {
        all[part + 1] = parts[part];
        head.size += parts[part].iov_len;
    }
    if (real_writev(recording, all, count + 1) != (ssize_t)(sizeof head + head.size)) abort();
}

static void note_bytes(char kind, unsigned long file, unsigned long at, const void *bytes, size_t size) {
    struct iovec part = {(void *)bytes, size};
    note(kind, file, at, &part, 1);
}

static unsigned long recorded(int file) { return recording >= 0 && file >= 0 && file < FILES ? inodes[file] : 0; }

static int in_folder(const char *path) {
    return recording >= 0 && strncmp(path, folder, folder_length) == 0 &&
           (path[folder_length] == '/' || path[folder_length] == 0);
}

static int is_socket(int file) {
    struct stat found;
    return recording >= 0 && file != recording && fstat(file, &found) == 0 && S_ISSOCK(found.st_mode);
}

static int opened(const char *path, int flags, mode_t mode) {
    if (!in_folder(path)) return real_open(path, flags, mode);
    pthread_mutex_lock(&one_at_a_time);
    int created = (flags & O_CREAT) && access(path, F_OK) != 0;
    int file = real_open(path, flags, mode);
    struct stat found;
    if (file >= 0 && file < FILES && fstat(file, &found) == 0) {
        inodes[file] = found.st_ino;
        if (created) note_bytes('C', found.st_ino, 0, path, strlen(path));
    }
    pthread_mutex_unlock(&one_at_a_time);
    return file;
}

int open64(const char *path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    mode_t mode = va_arg(more, mode_t);
    va_end(more);
    return opened(path, flags, mode);
}

int open(const char *path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    mode_t mode = va_arg(more, mode_t);
    va_end(more);
    return opened(path, flags, mode);
}

int close(int file) {
    if (recorded(file)) inodes[file] = 0;
    return real_close(file);
}

ssize_t pwrite64(int file, const void *bytes, size_t size, off_t at) {
    unsigned long inode = recorded(file);
    if (!inode) return real_pwrite(file, bytes, size, at);
    pthread_mutex_lock(&one_at_a_time);
    ssize_t done = real_pwrite(file, bytes, size, at);
    if (done > 0) note_bytes('W', inode, at, bytes, done);
    pthread_mutex_unlock(&one_at_a_time);
    return done;
}

ssize_t pwrite(int file, const void *bytes, size_t size, off_t at) { return pwrite64(file, bytes, size, at); }

ssize_t write(int file, const void *bytes, size_t size) {
    unsigned long inode = recorded(file);
    if (!inode) {
        if (is_socket(file)) note_bytes('A', file, 0, bytes, size);
        return real_write(file, bytes, size);
    }
    pthread_mutex_lock(&one_at_a_time);
    off_t at = lseek(file, 0, SEEK_CUR);
    ssize_t done = real_write(file, bytes, size);
    if (done > 0) note_bytes('W', inode, at, bytes, done);
    pthread_mutex_unlock(&one_at_a_time);
    return done;
}

ssize_t writev(int file, const struct iovec *parts, int count) {
    if (is_socket(file)) note('A', file, 0, parts, count);
    return real_writev(file, parts, count);
}

ssize_t send(int file, const void *bytes, size_t size, int flags) {
    if (is_socket(file)) note_bytes('A', file, 0, bytes, size);
    return real_send(file, bytes, size, flags);
}

int ftruncate64(int file, off_t size) {
    unsigned long inode = recorded(file);
    if (!inode) return real_truncate(file, size);
    pthread_mutex_lock(&one_at_a_time);
    int failed = real_truncate(file, size);
    if (!failed) note_bytes('T', inode, size, "", 0);
    pthread_mutex_unlock(&one_at_a_time);
    return failed;
}

int ftruncate(int file, off_t size) { return ftruncate64(file, size); }

static int synced(int file, int (*sync)(int)) {
    unsigned long inode = recorded(file);
    if (!inode) return sync(file);
    pthread_mutex_lock(&one_at_a_time);
    note_bytes('B', inode, 0, "", 0);
    pthread_mutex_unlock(&one_at_a_time);
    int failed = sync(file);
    pthread_mutex_lock(&one_at_a_time);
    if (!failed) note_bytes('E', inode, 0, "", 0);
    pthread_mutex_unlock(&one_at_a_time);
    return failed;
}

int fsync(int file) { return synced(file, real_fsync); }

int fdatasync(int file) { return synced(file, real_fdatasync); }

int mkdir(const char *path, mode_t mode) {
    if (!in_folder(path)) return real_mkdir(path, mode);
    pthread_mutex_lock(&one_at_a_time);
    int failed = real_mkdir(path, mode);
    struct stat found;
    if (!failed && stat(path, &found) == 0) note_bytes('D', found.st_ino, 0, path, strlen(path));
    pthread_mutex_unlock(&one_at_a_time);
    return failed;
}

int unlink(const char *path) {
    if (!in_folder(path)) return real_unlink(path);
    pthread_mutex_lock(&one_at_a_time);
    int failed = real_unlink(path);
    if (!failed) note_bytes('U', 0, 0, path, strlen(path));
    pthread_mutex_unlock(&one_at_a_time);
    return failed;
}

int rename(const char *from, const char *to) {
    if (!in_folder(from)) return real_rename(from, to);
    struct iovec paths[] = {{(void *)from, strlen(from) + 1}, {(void *)to, strlen(to)}};
    pthread_mutex_lock(&one_at_a_time);
    int failed = real_rename(from, to);
    if (!failed) note('R', 0, 0, paths, 2);
    pthread_mutex_unlock(&one_at_a_time);
    return failed;
}
