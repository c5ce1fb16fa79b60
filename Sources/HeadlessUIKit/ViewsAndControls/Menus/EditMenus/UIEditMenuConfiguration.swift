public import Foundation

/// The configuration of an edit menu.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// The identifier; generated if the app passes none.
  public let identifier: AnyHashable
  /// The menu's point in the coordinates of the interaction's view, in points.
  public let sourcePoint: CGPoint
  open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic

  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// The direction of an edit menu's arrow.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// Down, with the menu above the point, if there is space; otherwise up.
  case automatic = 0
  case up = 1
  case down = 2
  case left = 3
  case right = 4
}
