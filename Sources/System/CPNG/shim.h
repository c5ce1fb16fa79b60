#pragma once

#if !__has_include(<png.h>)
#error "Onionskin needs libpng: install it with `make setup`, or `apt-get install libpng-dev pkg-config`."
#else
#include <png.h>
#endif
