public import Foundation

/// Where a drag begins. Added and kept: nothing is dragged and dropped here.
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
  /// As on a tablet, where views with text are dragged from by themselves.
  open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }
}
