#pragma once

#if !__has_include(<xxhash.h>)
#error "Onionskin needs xxHash: install it with `make setup`, or `apt-get install libxxhash-dev pkg-config`."
#else
#include <xxhash.h>
#endif
