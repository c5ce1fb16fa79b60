/// What Objective-C's out parameters of objects come as. Without its runtime they are ordinary pointers.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
