#pragma once

#if !__has_include(<fribidi.h>)
#error "Onionskin needs FriBidi: install it with `make setup`, or `apt-get install libfribidi-dev pkg-config`."
#else
#include <fribidi.h>
#endif
