#pragma once

#if !__has_include(<libdeflate.h>)
#error "Onionskin needs libdeflate: install it with `make setup`, or `apt-get install libdeflate-dev pkg-config`."
#else
#include <libdeflate.h>
#endif
