#pragma once

#if !__has_include(<pixman.h>)
#error "Onionskin needs pixman: install it with `make setup`, or `apt-get install libpixman-1-dev pkg-config`."
#else
#include <pixman.h>
#endif
