public import Foundation

/// The action sheet of iOS 2 to 8. It shows a ``UIAlertController``, which `performTap(on:)` taps, and calls its delegate.
@preconcurrency @MainActor open class UIActionSheet: UIView {
  private lazy var buttons = OldAlertButtons(owner: self)
  private var controller: UIAlertController?
  open weak var delegate: (any UIActionSheetDelegate)?

  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(title: title, delegate: delegate, cancelButtonTitle: nil, destructiveButtonTitle: destructiveButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  open var title = ""
  /// Has had no effect on iOS since version 7.
  open var actionSheetStyle = UIActionSheetStyle.default

  /// - Returns: the button's index.
  @discardableResult open func addButton(withTitle title: String?) -> Int { buttons.add(title) }
  open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(at: buttonIndex) }
  open var numberOfButtons: Int { buttons.titles.count }
  /// The index of the cancel button; -1 if there is none.
  open var cancelButtonIndex = -1
  /// The index of the destructive button; -1 if there is none.
  open var destructiveButtonIndex = -1
  /// The index of the first button other than the cancel and destructive ones; -1 if there is none.
  open var firstOtherButtonIndex: Int {
    buttons.titles.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
  }
  open var isVisible: Bool { buttons.isShown }

  /// Shows the sheet at the bottom of the screen; on iPads, beside the view.
  open func show(in view: UIView) {
    show {
      $0.sourceView = view; $0.sourceRect = view.bounds
    }
  }
  open func show(from rect: CGRect, in view: UIView, animated: Bool) {
    show {
      $0.sourceView = view; $0.sourceRect = rect
    }
  }
  open func show(from item: UIBarButtonItem, animated: Bool) { show { $0.barButtonItem = item } }
  open func show(from view: UIToolbar) { show(in: view) }
  open func show(from view: UITabBar) { show(in: view) }

  private func show(_ place: (UIPopoverPresentationController) -> Void) {
    guard !isVisible else { return }
    let shown = UIAlertController(title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    controller = shown
    if let popover = shown.popoverPresentationController { place(popover) }
    buttons.fill(shown, cancel: cancelButtonIndex, destructive: destructiveButtonIndex) { [weak self] index in
      guard let self else { return }
      delegate?.actionSheet(self, clickedButtonAt: index)
      delegate?.actionSheet(self, willDismissWithButtonIndex: index)
      delegate?.actionSheet(self, didDismissWithButtonIndex: index)
    }
    delegate?.willPresent(self)
    buttons.present(shown)
    delegate?.didPresent(self)
  }

  /// Dismisses the sheet with a button's index, without reporting a tap on it.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard isVisible, let controller else { return }
    delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
    buttons.dismiss(controller, animated: animated)
    delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex)
  }
}

/// The style of a ``UIActionSheet``. All styles look the same since iOS 7.
public enum UIActionSheetStyle: Int, Sendable {
  case automatic = -1
  case `default` = 0
  case blackTranslucent = 2
  case blackOpaque = 1
}
