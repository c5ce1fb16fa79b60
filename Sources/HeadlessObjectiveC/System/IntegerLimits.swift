// Limits of C's headers that Swift imports on Apple's platforms, and on Linux doesn't: they are macros with casts there.

public var INT16_MIN: Int32 { Int32(Int16.min) }
public var INT32_MIN: Int32 { .min }
public var INT64_MIN: Int64 { .min }
public var INT64_MAX: Int64 { .max }
public var UINT64_MAX: UInt64 { .max }
public var INT_MIN: Int32 { .min }
public var UINT_MAX: UInt32 { .max }
public var LONG_MIN: Int { .min }
public var CHAR_MIN: Int32 { Int32(Int8.min) }
