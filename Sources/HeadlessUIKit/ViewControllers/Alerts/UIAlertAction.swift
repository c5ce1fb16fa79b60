public import Foundation

/// A button of an alert or an action sheet, and what it does.
@preconcurrency @MainActor open class UIAlertAction: NSObject, @preconcurrency NSCopying {
  public enum Style: Int, Sendable {
    case `default` = 0
    /// Leaves everything as it is. The system puts the button where people expect it.
    case cancel = 1
    /// Changes or deletes something: shown in red.
    case destructive = 2
  }

  let handler: ((UIAlertAction) -> Void)?
  /// The alert that shows the action.
  weak var alert: UIAlertController?
  /// Overrides the style's colour.
  var titleColor: UIColor? {
    didSet { alert?.contentDidChange() }
  }
  private let actionTitle: String?
  private let actionStyle: Style

  public override init() {
    actionTitle = nil
    actionStyle = .default
    handler = nil
    super.init()
  }

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    actionTitle = title
    actionStyle = style
    self.handler = handler
    super.init()
  }

  open var title: String? { actionTitle }
  open var style: Style { actionStyle }
  open var isEnabled = true {
    didSet { if oldValue != isEnabled { alert?.contentDidChange() } }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    return copy
  }
}

extension UIAlertAction: UIAccessibilityIdentification {}
