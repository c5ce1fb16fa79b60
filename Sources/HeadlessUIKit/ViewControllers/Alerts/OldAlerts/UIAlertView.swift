import Foundation

/// The alert of iOS 2 to 8. It shows a ``UIAlertController``, which `performTap(on:)` taps, and calls its delegate.
@preconcurrency @MainActor open class UIAlertView: UIView {
  private lazy var buttons = OldAlertButtons(owner: self)
  open weak var delegate: AnyObject?

  public convenience init(
    title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  open var title = ""
  open var message: String?
  /// The style, which determines the text fields when the alert is first shown or asked for one.
  open var alertViewStyle = UIAlertViewStyle.default

  // MARK: Buttons

  /// - Returns: the button's index.
  @discardableResult open func addButton(withTitle title: String?) -> Int { buttons.add(title) }
  open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(at: buttonIndex) }
  open var numberOfButtons: Int { buttons.titles.count }
  /// The index of the cancel button; -1 if there is none.
  open var cancelButtonIndex = -1
  /// The index of the first button other than the cancel button; -1 if there is none.
  open var firstOtherButtonIndex: Int { buttons.titles.indices.first { $0 != cancelButtonIndex } ?? -1 }

  // MARK: Text fields

  /// Returns a text field. In the style with name and password, the first is the name and the second the password.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    let fields = controller.textFields ?? []
    return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }

  // MARK: Being shown

  private lazy var controller = makeController()

  private func makeController() -> UIAlertController {
    let made = UIAlertController(title: title, message: message, preferredStyle: .alert)
    if alertViewStyle == .plainTextInput { made.addTextField() }
    if alertViewStyle == .loginAndPasswordInput { made.addTextField { $0.placeholder = "Login" } }
    if alertViewStyle == .secureTextInput || alertViewStyle == .loginAndPasswordInput {
      made.addTextField {
        $0.isSecureTextEntry = true
        $0.placeholder = "Password"
      }
    }
    return made
  }

  open var isVisible: Bool { buttons.isShown }

  /// Shows the alert above the key window's content.
  open func show() {
    guard !isVisible else { return }
    controller.title = title
    controller.message = message
    let delegate = delegate as? any UIAlertViewDelegate
    buttons.fill(controller, cancel: cancelButtonIndex, destructive: -1) { [weak self] index in
      guard let self else { return }
      let delegate = self.delegate as? any UIAlertViewDelegate
      delegate?.alertView(self, clickedButtonAt: index)
      delegate?.alertView(self, willDismissWithButtonIndex: index)
      delegate?.alertView(self, didDismissWithButtonIndex: index)
    }
    if let delegate, firstOtherButtonIndex >= 0,
      !delegate.alertViewShouldEnableFirstOtherButton(self)
    {
      controller.actions[firstOtherButtonIndex].isEnabled = false
    }
    delegate?.willPresent(self)
    buttons.present(controller)
    delegate?.didPresent(self)
  }

  /// Dismisses the alert with a button's index, without reporting a tap on it.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard isVisible else { return }
    let delegate = delegate as? any UIAlertViewDelegate
    delegate?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    buttons.dismiss(controller, animated: animated)
    delegate?.alertView(self, didDismissWithButtonIndex: buttonIndex)
  }
}

/// The text fields of a ``UIAlertView``.
public enum UIAlertViewStyle: Int, Sendable {
  case `default` = 0
  case secureTextInput = 1
  case plainTextInput = 2
  case loginAndPasswordInput = 3
}
