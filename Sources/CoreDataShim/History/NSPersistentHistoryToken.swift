/// A place in the history of a coordinator's stores.
open class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  let number: Int64

  init(_ number: Int64) {
    self.number = number
    super.init()
  }

  public required init?(coder: NSCoder) {
    number = coder.decodeInt64(forKey: "number")
    super.init()
  }

  public static var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) { coder.encode(number, forKey: "number") }
  open override func copy() -> Any { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSPersistentHistoryToken)?.number == number }
  open override var hash: Int { number.hashValue }
}
