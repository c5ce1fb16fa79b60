public import Foundation

/// Allows the user to select and edit a view's text. Stored but unused: this interaction isn't simulated.
@preconcurrency @MainActor open class UITextInteraction: NSObject, UIInteraction {
  public enum Mode: Int, Sendable {
    case editable = 0
    case nonEditable = 1
  }

  /// Stored but unused: input methods, menus, searches and data detectors aren't simulated for texts.
  open weak var delegate: (any UITextInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Stored but unused: input methods, menus, searches and data detectors aren't simulated for texts.
  open weak var textInput: (any UIResponder & UITextInput)?
  public let textInteractionMode: Mode

  public init(for mode: Mode) {
    textInteractionMode = mode
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// Always empty: selecting by hand isn't simulated.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }
}

/// Controls the user's selection. Every method is optional.
@preconcurrency @MainActor public protocol UITextInteractionDelegate: NSObjectProtocol {
  /// Never called: input methods, text menus, search and data detectors aren't simulated.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// Never called: input methods, text menus, search and data detectors aren't simulated.
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// Never called: input methods, text menus, search and data detectors aren't simulated.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

// Optional in UIKit.
extension UITextInteractionDelegate {
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
    OptionalMethod.missing(true)
  }
  public func interactionWillBegin(_ interaction: UITextInteraction) { OptionalMethod.missing() }
  public func interactionDidEnd(_ interaction: UITextInteraction) { OptionalMethod.missing() }
}
