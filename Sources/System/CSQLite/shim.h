#pragma once

#if !__has_include(<sqlite3.h>)
#error "Onionskin needs SQLite: install it with `make setup`, or `apt-get install libsqlite3-dev pkg-config`."
#else
#include <sqlite3.h>
#endif
