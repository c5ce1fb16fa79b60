public import Foundation

/// One finger on the screen. A snapshot has none; the type is here so that overrides of the touch methods compile.
@preconcurrency @MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
    case regionEntered, regionMoved, regionExited
  }

  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase: Phase = .began
  open internal(set) var tapCount = 1
  open internal(set) var view: UIView?
  open var window: UIWindow? { view?.window }

  /// In points, in the window's coordinates.
  var windowLocation = CGPoint.zero
  var previousWindowLocation = CGPoint.zero

  open func location(in view: UIView?) -> CGPoint {
    view?.convert(windowLocation, from: nil) ?? windowLocation
  }

  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousWindowLocation, from: nil) ?? previousWindowLocation
  }
}
