public import Foundation

/// Shows a text beside a pointer that hovers over a view, on a Mac. Stored but unused: pointers aren't simulated.
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Stored but unused: it is visible on a Mac only.
  open var isEnabled = true
  /// Stored but unused: it is visible on a Mac only.
  open var defaultToolTip: String?

  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }

  public override init() {
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// Provides the tooltip. The method is optional.
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// Never called: it only appears on a Mac.
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

// Optional in UIKit.
extension UIToolTipInteractionDelegate {
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? { OptionalMethod.missing(nil) }
}

/// The text of a tooltip, and its part of the view.
@preconcurrency @MainActor open class UIToolTipConfiguration: NSObject {
  public let toolTip: String
  /// In points of the view; null for all of it.
  public let sourceRect: CGRect

  public init(toolTip: String, in rect: CGRect = .null) {
    self.toolTip = toolTip
    sourceRect = rect
    super.init()
  }
}
