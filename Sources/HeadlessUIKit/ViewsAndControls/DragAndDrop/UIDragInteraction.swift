public import Foundation

/// A source of drags. Stored but unused: drag and drop isn't simulated.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open private(set) weak var view: UIView?

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// Stored but unused: drag and drop isn't simulated.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Stored but unused: drag and drop isn't simulated.
  open var isEnabled = UIDragInteraction.isEnabledByDefault
  /// As on an iPad, where text views are draggable by default.
  open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }
}
