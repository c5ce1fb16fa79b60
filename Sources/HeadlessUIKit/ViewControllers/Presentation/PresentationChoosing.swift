/// A controller of the system's that has its own way onto the screen, whatever its presentation style says; popovers on
/// tablets excepted.
@MainActor protocol PresentationChoosing: UIViewController {
  func ownPresentationController(presenting: UIViewController?) -> UIPresentationController?
  /// The last moment to object.
  func willBePresented()
  /// Whether the controller is shown above the one that presents it, and not above all that is around that one.
  var isPresentedBySource: Bool { get }
}

extension PresentationChoosing {
  var isPresentedBySource: Bool { false }
}
