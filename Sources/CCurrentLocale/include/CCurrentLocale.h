#pragma once

// Foundation for Linux has one current locale, `en_001`, and no interface to change it. This target defines the properties that
// ask for it under their names in Foundation's library. A program's own definitions precede those of the libraries that it loads,
// so that formatters, calendars and an app's code get the values of `CurrentLocale.swift`. Swift can't define a function under the
// name of one that the same module calls, and C can.
//
// A version of Foundation with other names isn't affected: the tests of `CurrentLocale` fail with it.
