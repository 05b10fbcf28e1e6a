/* A disk that loses everything that was not synchronised when the power is cut.

Loaded before libc. Each fsync or fdatasync of a file in $POWER_FOLDER copies the current file to
$POWER_KEPT. To cut the power, a test kills the process and replaces the files by these copies, which
is all that a disk guarantees. Files that were never synchronised are lost. A removed file comes
back, unless its folder was synchronised since. */

#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* One copy at a time, so that an older one never replaces a newer one. */
static pthread_mutex_t one = PTHREAD_MUTEX_INITIALIZER;

static void die(const char *why) {
  perror(why);
  _exit(97);
}

/* Read through the given descriptor: closing another one would release the locks on the file. */
static void copy(int in, const char *to) {
  static char buffer[1 << 20];
  int out = open(to, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (out < 0) die(to);
  off_t at = 0;
  for (ssize_t n; (n = pread(in, buffer, sizeof buffer, at)) != 0; at += n)
    if (n < 0 || write(out, buffer, n) != n) die(to);
  close(out);
}

/* After a synchronisation of the folder, files that are no longer in it do not come back. */
static void forget(const char *folder, const char *kept) {
  char path[PATH_MAX];
  DIR *files = opendir(kept);
  if (!files) die(kept);
  for (struct dirent *file; (file = readdir(files));) {
    snprintf(path, sizeof path, "%s/%s", folder, file->d_name);
    if (!access(path, F_OK)) continue;
    snprintf(path, sizeof path, "%s/%s", kept, file->d_name);
    if (unlink(path)) die(path);
  }
  closedir(files);
}

static void keep_file(int fd, const char *name, const char *kept) {
  char to[PATH_MAX], half[PATH_MAX];
  snprintf(to, sizeof to, "%s/%s", kept, name);
  snprintf(half, sizeof half, "%s.half", kept);
  copy(fd, half);
  if (rename(half, to)) die(to);
}

static int keep(int fd) {
  const char *folder = getenv("POWER_FOLDER"), *kept = getenv("POWER_KEPT");
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0 || !folder || !kept) return 0;
  path[length] = 0;
  size_t prefix = strlen(folder);
  if (strncmp(path, folder, prefix)) return 0;
  pthread_mutex_lock(&one);
  if (!path[prefix]) forget(folder, kept);
  if (path[prefix] == '/') keep_file(fd, path + prefix + 1, kept);
  pthread_mutex_unlock(&one);
  return 0;
}

int fsync(int fd) { return keep(fd); }
int fdatasync(int fd) { return keep(fd); }
