#pragma once

#if !__has_include(<lzma.h>)
#error "Onionskin needs liblzma: install it with `make setup`, or `apt-get install liblzma-dev pkg-config`."
#else
#include <lzma.h>
#endif
