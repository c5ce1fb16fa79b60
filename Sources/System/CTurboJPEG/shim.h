#pragma once

#if !__has_include(<turbojpeg.h>)
#error "Onionskin needs TurboJPEG: install it with `make setup`, or `apt-get install libturbojpeg0-dev pkg-config`."
#else
#include <turbojpeg.h>
#endif
