public import Foundation

/// An accessibility element that isn't a view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// The view or element that the element is part of.
  open weak var accessibilityContainer: AnyObject?

  /// In points, in the container's coordinates; where it is set, `accessibilityFrame` follows it.
  open var accessibilityFrameInContainerSpace = CGRect.null {
    didSet { frameIsInContainer = true }
  }

  private var frameIsInContainer = false

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  /// A name that identifies the element in tests and snapshots.
  open var accessibilityIdentifier: String? {
    get { accessibility?.saidIdentifier }
    set { accessibilityToChange.identifier = newValue }
  }

  /// In points of the screen.
  open override var accessibilityFrame: CGRect {
    get {
      guard frameIsInContainer, let view = accessibilityContainer as? UIView else { return super.accessibilityFrame }
      return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
    }
    set {
      frameIsInContainer = false
      super.accessibilityFrame = newValue
    }
  }
}
