public import Foundation

/// Decides on handwriting in a text input. Added and kept: there is no pencil here.
@preconcurrency @MainActor open class UIScribbleInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  open private(set) weak var view: UIView?

  public init(delegate: any UIScribbleInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// Always false: handwriting isn't simulated.
  open var isHandlingWriting: Bool { false }
  /// Always false: there is no pencil.
  open class var isPencilInputExpected: Bool { false }
}

/// Decides on handwriting. Every method is optional.
@preconcurrency @MainActor public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  /// Never called: only finger touches are simulated.
  func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
  /// Never called: only finger touches are simulated.
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  /// Never called: only finger touches are simulated.
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  /// Never called: only finger touches are simulated.
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

// Optional in UIKit.
extension UIScribbleInteractionDelegate {
  public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool {
    OptionalMethod.missing(true)
  }
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool {
    OptionalMethod.missing(false)
  }
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) { OptionalMethod.missing() }
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) { OptionalMethod.missing() }
}
