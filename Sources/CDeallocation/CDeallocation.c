#include "CDeallocation.h"

typedef __attribute__((swiftcall)) void Deallocator(__attribute__((swift_context)) void *object);

static void (*deallocateObject)(void *object);

__attribute__((swiftcall)) static void replacement(__attribute__((swift_context)) void *object) {
  deallocateObject(object);
}

const void *deallocation_replacement(void (*deallocate)(void *object)) {
  if (!deallocateObject) deallocateObject = deallocate;
  return (const void *)&replacement;
}

void deallocation_call(const void *deallocator, void *object) { ((Deallocator *)deallocator)(object); }
