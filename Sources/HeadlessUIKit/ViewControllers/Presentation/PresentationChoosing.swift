/// A controller of the system with a presentation controller of its own, whatever its presentation style, except popovers on iPads.
@MainActor protocol PresentationChoosing: UIViewController {
  func ownPresentationController(presenting: UIViewController?) -> UIPresentationController?
  /// The last opportunity to prevent it.
  func willBePresented()
  /// Whether the controller is shown above the one that presents it, and not above all that is around that one.
  var isPresentedBySource: Bool { get }
}

extension PresentationChoosing {
  var isPresentedBySource: Bool { false }
}
