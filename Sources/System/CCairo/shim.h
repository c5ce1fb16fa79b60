#pragma once

#if !__has_include(<cairo.h>)
#error "Onionskin needs cairo: install it with `make setup`, or `apt-get install libcairo2-dev pkg-config`."
#else
#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#endif
