#pragma once

#if !__has_include(<linebreak.h>)
#error "Onionskin needs libunibreak: install it with `make setup`, or `apt-get install libunibreak-dev pkg-config`."
#else
#include <linebreak.h>
#include <wordbreak.h>
#endif
