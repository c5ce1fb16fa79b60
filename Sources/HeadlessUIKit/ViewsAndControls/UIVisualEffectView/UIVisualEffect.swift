public import Foundation

/// The effect of a visual effect view on its background or content. Immutable.
open class UIVisualEffect: NSObject, NSCopying, NSSecureCoding {
  override init() {
    super.init()
  }

  /// An effect without a kind: the view reads the document's effect.
  public required init?(coder: NSCoder) {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }

  /// Has no effect: it isn't archived here.
  open func encode(with coder: NSCoder) {}

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
