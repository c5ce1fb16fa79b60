#pragma once

// glibc's files whose bytes come from functions. Its header has them only where `_GNU_SOURCE` is defined, which Swift's module of
// the C library isn't built with.
#include <stddef.h>
#include <stdio.h>

struct CookieFileFunctions {
  long (*_Nullable read)(void *_Nullable, char *_Nullable, size_t);
  long (*_Nullable write)(void *_Nullable, const char *_Nullable, size_t);
  int (*_Nullable seek)(void *_Nullable, long long *_Nullable, int);
  int (*_Nullable close)(void *_Nullable);
};

void *_Nullable CookieFileOpen(void *_Nullable cookie, const char *_Nonnull mode, struct CookieFileFunctions functions)
  __asm__("fopencookie");

// The streams, which Swift 6 refuses to read as variables.
static inline FILE *_Nullable standard_input(void) { return stdin; }
static inline FILE *_Nullable standard_output(void) { return stdout; }
static inline FILE *_Nullable standard_error(void) { return stderr; }
