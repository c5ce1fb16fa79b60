public import Foundation

/// A part of a view over which the pointer looks in one way.
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

/// Where the pointer is. Nothing makes one here.
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
