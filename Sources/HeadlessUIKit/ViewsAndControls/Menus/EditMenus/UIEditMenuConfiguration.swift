public import Foundation

/// What an edit menu is shown for.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// One that was made up where the app gave none.
  public let identifier: AnyHashable
  /// In points of the interaction's view.
  public let sourcePoint: CGPoint
  open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic

  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Which way an edit menu's arrow points.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// Down, from above the place, where there is room, else up.
  case automatic = 0
  case up = 1
  case down = 2
  case left = 3
  case right = 4
}
