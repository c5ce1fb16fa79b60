public typealias CCRNGStatus = CCCryptorStatus

/// Fills memory with bytes of the system's generator of random numbers.
@discardableResult public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> CCRNGStatus {
  guard let bytes else { return CCRNGStatus(kCCParamError) }
  var generator = SystemRandomNumberGenerator()
  for place in 0..<max(count, 0) { bytes.storeBytes(of: generator.next(), toByteOffset: place, as: UInt8.self) }
  return CCRNGStatus(kCCSuccess)
}
