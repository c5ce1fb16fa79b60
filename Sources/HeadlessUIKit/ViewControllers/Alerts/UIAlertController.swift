/// Shows a message or a choice, in the middle of the screen or at its bottom.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  private var style = Style.actionSheet
  private var alertActions: [UIAlertAction] = []
  private(set) var fields: [UIView] = []
  private var inputs: [UITextField] = []
  var values = Values()

  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    style = preferredStyle
    self.title = title
    self.message = message
    modalPresentationStyle = isSheetOfTablet ? .popover : .custom
  }

  private var isSheetOfTablet: Bool { style == .actionSheet && UIDevice.current.userInterfaceIdiom == .pad }

  open var preferredStyle: Style { style }

  open override var title: String? {
    didSet { if oldValue != title { contentDidChange() } }
  }
  open var message: String? {
    didSet { if oldValue != message { contentDidChange() } }
  }
  /// Stored but unused: it is visible on a Mac only.
  open var severity: UIAlertControllerSeverity = .default

  // MARK: Actions

  open var actions: [UIAlertAction] { alertActions }

  /// Adds a button. There is one at most that cancels.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, alertActions.contains(where: { $0.style == .cancel }) {
      fatalError("UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    action.alert = self
    alertActions.append(action)
    contentDidChange()
  }

  /// The action of an alert that is shown in bold in place of the one that cancels. One of `actions`.
  open var preferredAction: UIAlertAction? {
    didSet {
      guard oldValue !== preferredAction else { return }
      if let preferredAction, !alertActions.contains(where: { $0 === preferredAction }) {
        fatalError(
          "The preferredAction of \(self) has to be one of its actions: add it with addAction(_:) before.")
      }
      contentDidChange()
    }
  }

  // MARK: Text fields

  /// Nil if there are none.
  open var textFields: [UITextField]? { inputs.isEmpty ? nil : inputs }

  /// Adds a text field to an alert. It isn't possible for action sheets.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard style == .alert else {
      fatalError("Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField(frame: .zero)
    field.font = .preferredFont(forTextStyle: .footnote)
    field.adjustsFontForContentSizeCategory = true
    configurationHandler?(field)
    inputs.append(field)
    fields.append(_UIAlertControllerTextFieldView(around: field))
    contentDidChange()
  }

  /// The first text field of an alert takes the keyboard.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let field = inputs.first, !inputs.contains(where: \.isFirstResponder) else { return }
    field.becomeFirstResponder()
    core.presentation?.effective.containerView?.setNeedsLayout()
  }

  // MARK: View

  open override func loadView() {
    view = _UIAlertControllerPhoneTVMacView(for: self)
  }

  var alertView: _UIAlertControllerPhoneTVMacView? { viewIfLoaded as? _UIAlertControllerPhoneTVMacView }

  /// Called when the content has changed.
  func contentDidChange() {
    alertView?.reload()
    core.presentation?.effective.containerView?.setNeedsLayout()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    alertView?.reload()
    if core.presentation?.effective is UIPopoverPresentationController, let alertView {
      preferredContentSize = alertView.popoverSize
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      contentDidChange()
    }
  }
}
