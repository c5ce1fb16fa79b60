public import Foundation

/// What a visual effect view does with what is below it or in it. Immutable.
open class UIVisualEffect: NSObject, NSCopying, NSSecureCoding {
  override init() {
    super.init()
  }

  /// An effect of no kind: the view reads what a document says of its effect.
  public required init?(coder: NSCoder) {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }

  /// Has no effect: it isn't archived here.
  open func encode(with coder: NSCoder) {}

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
