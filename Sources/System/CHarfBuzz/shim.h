#pragma once

#if !__has_include(<hb.h>)
#error "Onionskin needs HarfBuzz: install it with `make setup`, or `apt-get install libharfbuzz-dev pkg-config`."
#else
#include <hb.h>
#include <hb-ot.h>
#endif
