/// Moves an edited row to the place where the finger leaves its grip.
final class ReorderGesture: UIPanGestureRecognizer {
  init() {
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector("handleReorder:", ReorderGesture.moved))
  }

  private var cell: UITableViewCell? { view?.superview as? UITableViewCell }

  private func moved(_ recognizer: UIPanGestureRecognizer) {
    guard recognizer.state == .ended, let cell, let table = cell.table else { return }
    table.contents.move(cell, to: recognizer.location(in: table))
  }

  /// The table doesn't scroll with a finger on a grip.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer === cell?.table?.panGestureRecognizer
  }
}
