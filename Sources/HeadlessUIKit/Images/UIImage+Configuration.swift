public import Foundation

extension UIImage {
  /// The criteria for choosing variants of an image. Immutable.
  // Unchecked: the class is open, as Apple's is; only copies that aren't shared yet are changed after init.
  open class Configuration: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    open internal(set) var traitCollection: UITraitCollection?

    override init() {
      super.init()
    }

    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// Nil: configurations are not read from archives.
    public required init?(coder: NSCoder) { nil }

    /// Has no effect: configurations aren't archived.
    open func encode(with coder: NSCoder) {}

    open class var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      let copy = duplicate() as! Self
      copy.traitCollection = traitCollection
      return copy
    }

    /// This configuration with what the other one specifies.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let otherConfiguration else { return self }
      let copy = duplicate() as! Self
      copy.take(otherConfiguration)
      return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIImage.Configuration, type(of: other) == type(of: self) else { return false }
      return other.traitCollection == traitCollection
    }

    open override var hash: Int { traitCollection.hashValue }

    func duplicate() -> UIImage.Configuration { UIImage.Configuration(traitCollection: traitCollection) }

    func take(_ other: UIImage.Configuration) {
      if let traits = other.traitCollection { traitCollection = traits }
    }
  }
}
