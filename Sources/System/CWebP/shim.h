#pragma once

#if !__has_include(<webp/decode.h>)
#error "Onionskin needs libwebp: install it with `make setup`, or `apt-get install libwebp-dev pkg-config`."
#else
#include <webp/decode.h>
#endif
