internal import Foundation

/// Leaves a table controller's table the room that the keyboard takes, and scrolls what is edited into view: what UIKit's
/// controllers do between `viewWillAppear(_:)` and `viewDidDisappear(_:)`, where a subclass calls these of its superclass.
@MainActor final class TableKeyboardFollower {
  private weak var controller: UITableViewController?
  private var observer: (any NSObjectProtocol)?
  /// The keyboard's part of the table's inset, in points.
  private var inset: CGFloat = 0

  init(_ controller: UITableViewController) {
    self.controller = controller
  }

  func begin() {
    guard observer == nil else { return }
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] notification in
      let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      MainActor.assumeIsolated { self?.keyboardWillMove(to: frame ?? .null) }
    }
  }

  func end() {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = nil
  }

  /// - Parameter frame: in points of the screen.
  private func keyboardWillMove(to frame: CGRect) {
    guard let table = controller?.viewIfLoaded as? UITableView, let window = table.window else { return }
    let shown = table.convert(CGRect(origin: table.bounds.origin, size: table.bounds.size), to: nil)
    let top = window.convert(frame, from: nil).minY
    let covered = frame.isNull ? 0 : min(max(shown.maxY - top, 0), shown.height)
    // The safe area's part of it is already included.
    let wanted = max(covered - table.safeAreaInsets.bottom, 0)
    table.contentInset.bottom += wanted - inset
    table.verticalScrollIndicatorInsets.bottom += wanted - inset
    inset = wanted
    guard covered > 0, let field = FirstResponder.of(table).current as? UIView, field.isDescendant(of: table) else {
      return
    }
    table.scrollRectToVisible(table.convert(field.bounds, from: field), animated: true)
  }
}
