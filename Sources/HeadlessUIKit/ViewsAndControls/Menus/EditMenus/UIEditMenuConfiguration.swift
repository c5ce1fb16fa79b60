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
