import Foundation

/// The field in a title's place while a document gets another name. What is typed ends with Return, or when something else is
/// edited. Its looks are estimated from pictures of iOS 16.
final class _UINavigationBarRenameField: UITextField {
  private(set) weak var item: UINavigationItem?
  private let observer = RenameObserver()

  init(_ item: UINavigationItem, _ title: String) {
    self.item = item
    super.init(frame: .zero)
    text = title
    font = .systemFont(ofSize: BarMetrics.current.titleFontSize, weight: .semibold)
    textAlignment = .center
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = SearchMetrics.current.cornerRadius
    clearButtonMode = .whileEditing
    returnKeyType = .done
    delegate = observer
    observer.field = self
  }

  @available(*, unavailable, message: "made by navigation bars")
  required init?(coder: NSCoder) { nil }

  /// Begins editing with a part of the title selected.
  func open(_ selection: Range<String.Index>) {
    guard becomeFirstResponder(), let text else { return }
    let range = NSRange(selection, in: text)
    guard let start = position(from: beginningOfDocument, offset: range.location),
      let end = position(from: start, offset: range.length)
    else { return }
    selectedTextRange = textRange(from: start, to: end)
  }

  /// Disappears without a notification.
  func close() {
    delegate = nil
    resignFirstResponder()
    removeFromSuperview()
  }

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).insetBy(dx: SearchMetrics.current.iconMargin, dy: 0)
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    super.editingRect(forBounds: bounds).insetBy(dx: SearchMetrics.current.iconMargin, dy: 0)
  }
}

/// Hears of the end of a field for a title.
private final class RenameObserver: NSObject, UITextFieldDelegate {
  weak var field: _UINavigationBarRenameField?

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return false
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    field?.item?.allowsRenaming(to: textField.text ?? "") ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    field?.item?.endRenaming(with: textField.text ?? "")
  }
}
