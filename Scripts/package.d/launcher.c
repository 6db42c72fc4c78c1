// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

// The `quartet` of a package: puts the program in its own place that suits the processor best. Two programs rather than
// one with both kinds of code, because a module that is compiled twice into one program gets mixed up by the linker.
// In C, because it is then 15 kB and adds no time to the start.

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#ifdef __x86_64__
// What a compiler may use for x86-64-v3, as far as it can be asked for; a processor that has these has the rest.
static int is_v3(void) {
  __builtin_cpu_init();
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2")
    && __builtin_cpu_supports("fma") && __builtin_cpu_supports("popcnt");
}
#endif

// Cuts the last name off a path.
static void climb(char *path) {
  char *slash = strrchr(path, '/');
  if (slash) *slash = 0;
}

static void start(const char *prefix, const char *level, char **arguments) {
  char program[PATH_MAX + 64];
  snprintf(program, sizeof program, "%s/lib/quartet/%s/quartet", prefix, level);
  execv(program, arguments);
}

int main(int count, char **arguments) {
  (void)count;
  char self[PATH_MAX];
  ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
  if (length < 0) length = 0;
  self[length] = 0;
  climb(self);
  climb(self);
#ifdef __x86_64__
  if (is_v3()) start(self, "x86-64-v3", arguments);
#endif
  start(self, "baseline", arguments);
  fprintf(stderr, "quartet: the program cannot be started from %s/lib/quartet (%s); please install it again.\n", self,
          strerror(errno));
  return 69;
}
