/// An identifier of services and characteristics.
open class CBUUID: NSObject, NSCopying, @unchecked Sendable {
  public let uuidString: String

  public init(string theString: String) {
    uuidString = theString.uppercased()
    super.init()
  }
  public convenience init(nsuuid theUUID: UUID) { self.init(string: theUUID.uuidString) }

  /// The bytes of a short identifier, or of a long one.
  open var data: Data {
    let digits = uuidString.filter { $0 != "-" }
    return Data(
      stride(from: 0, to: digits.count, by: 2).compactMap { place in
        let start = digits.index(digits.startIndex, offsetBy: place)
        return UInt8(digits[start...].prefix(2), radix: 16)
      })
  }
  open override func copy() -> Any { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
  open override var hash: Int { uuidString.hashValue }
  open override var description: String { uuidString }
}
