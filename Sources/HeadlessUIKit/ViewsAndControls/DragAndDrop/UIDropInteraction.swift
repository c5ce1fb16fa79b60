public import Foundation

/// A destination of drops. Stored but unused: drag and drop isn't simulated.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  open private(set) weak var view: UIView?

  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// Stored but unused: drag and drop isn't simulated.
  open var allowsSimultaneousDropSessions = false
}
