#pragma once

#if !__has_include(<zlib.h>)
#error "Onionskin needs zlib: install it with `make setup`, or `apt-get install zlib1g-dev pkg-config`."
#else
#include <zlib.h>
#endif
