// C's greatest `Float`, which Linux has in macros alone: animations repeat so often.

public let HUGE = Float.greatestFiniteMagnitude
public let MAXFLOAT = Float.greatestFiniteMagnitude
