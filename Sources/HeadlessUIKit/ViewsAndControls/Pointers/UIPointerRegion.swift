public import Foundation

/// A part of a view with one pointer style.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  /// In points of the view.
  public let rect: CGRect
  public let identifier: AnyHashable?

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }
}

/// The location of the pointer. Never created: pointers aren't simulated.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// In points of the view.
  public let location: CGPoint
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}
