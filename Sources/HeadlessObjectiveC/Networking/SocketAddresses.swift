public import Foundation

// Addresses of sockets begin with their length on Apple's platforms, and have no such member on Linux.

extension sockaddr {
  /// The length in bytes, which follows from the family on Linux. Setting it has no effect.
  public var sa_len: UInt8 {
    get {
      switch Int32(sa_family) {
      case AF_INET: UInt8(MemoryLayout<sockaddr_in>.size)
      case AF_INET6: UInt8(MemoryLayout<sockaddr_in6>.size)
      default: UInt8(MemoryLayout<sockaddr>.size)
      }
    }
    set {}
  }
}

extension sockaddr_in {
  /// The length in bytes. Setting it has no effect.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }

  /// - Parameter sin_len: ignored.
  public init(
    sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
    sin_zero: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar)
  ) {
    self.init()
    (self.sin_family, self.sin_port, self.sin_addr) = (sin_family, sin_port, sin_addr)
  }
}

extension sockaddr_in6 {
  /// The length in bytes. Setting it has no effect.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }
}

extension Stream {
  /// Two streams of which one reads what is written to the other. Foundation can't connect streams on Linux: both are nil.
  public class func getBoundStreams(
    withBufferSize bufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
    outputStream: UnsafeMutablePointer<OutputStream?>?
  ) {
    inputStream?.pointee = nil
    outputStream?.pointee = nil
  }
}
