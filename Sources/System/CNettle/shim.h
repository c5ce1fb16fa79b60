#pragma once

#if !__has_include(<nettle/nettle-meta.h>)
#error "Onionskin needs Nettle: install it with `make setup`, or `apt-get install nettle-dev pkg-config`."
#else
#include <nettle/cbc.h>
#include <nettle/des.h>
#include <nettle/hmac.h>
#include <nettle/nettle-meta.h>
#include <nettle/pbkdf2.h>
#endif
