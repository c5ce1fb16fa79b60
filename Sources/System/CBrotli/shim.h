#pragma once

#if !__has_include(<brotli/encode.h>)
#error "Onionskin needs Brotli: install it with `make setup`, or `apt-get install libbrotli-dev pkg-config`."
#else
#include <brotli/decode.h>
#include <brotli/encode.h>
#endif
