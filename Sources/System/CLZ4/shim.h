#pragma once

#if !__has_include(<lz4.h>)
#error "Onionskin needs LZ4: install it with `make setup`, or `apt-get install liblz4-dev pkg-config`."
#else
#include <lz4.h>
#endif
