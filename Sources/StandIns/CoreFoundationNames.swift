/// What functions of C give back: 0 where they succeed.
public typealias OSStatus = Int32
public typealias OSType = UInt32
public let noErr: OSStatus = 0

/// Where objects of Core Foundation's would be allocated: Swift allocates them here.
public final class CFAllocator: Sendable {}
public let kCFAllocatorDefault: CFAllocator? = nil
