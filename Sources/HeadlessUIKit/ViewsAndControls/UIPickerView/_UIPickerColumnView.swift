import Foundation

/// A wheel of a picker: the rows around the selected one. The name is UIKit's.
final class _UIPickerColumnView: UIView {
  /// Creates a row's content.
  var content: ((_ row: Int) -> UIView)?
  var title: ((_ row: Int) -> String?)?
  /// The user turned the wheel to a row.
  var onSelection: ((_ row: Int) -> Void)?

  private(set) var numberOfRows = 0
  private(set) var selectedRow = -1
  var rowHeight: CGFloat = 0 {
    didSet { if oldValue != rowHeight { setNeedsLayout() } }
  }
  /// The distance of the wheel's centre from the picker's, in points.
  var aside: CGFloat = 0 {
    didSet { if oldValue != aside { setNeedsLayout() } }
  }

  /// The rows that have been made, by their number.
  private var rows: [Int: UIView] = [:]
  /// How far a touch has turned the wheel from the selected row, in rows.
  private var turned: CGFloat = 0

  init() {
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    let pan = UIPanGestureRecognizer(target: self, action: Selector("handlePan:", _UIPickerColumnView.handlePan))
    let tap = UITapGestureRecognizer(target: self, action: Selector("handleTap:", _UIPickerColumnView.handleTap))
    addGestureRecognizer(pan)
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Rows

  /// Discards the rows. The selection stays if the row still exists; otherwise the last is selected.
  func reload(numberOfRows: Int) {
    // Numbers of rows are counted on by more than there can be rows.
    self.numberOfRows = min(max(numberOfRows, 0), .max / 2)
    select(selectedRow < 0 ? 0 : selectedRow)
    for row in rows.values { row.removeFromSuperview() }
    rows = [:]
    setNeedsLayout()
  }

  /// The nearest existing row; -1 if there is none.
  func select(_ row: Int) {
    selectedRow = numberOfRows == 0 ? -1 : min(max(row, 0), numberOfRows - 1)
    accessibilityValue = selectedRow < 0 ? nil : title?(selectedRow)
    setNeedsLayout()
  }

  func view(forRow row: Int) -> UIView? { rows[row]?.subviews.first }

  var wheel: PickerWheel { PickerWheel(height: bounds.height, rowHeight: rowHeight, aside: aside) }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard selectedRow >= 0, rowHeight > 0 else { return }
    let wheel = wheel
    let middle = nearestRow
    let seen = max(middle - wheel.reach - 1, 0)...min(middle + wheel.reach + 1, numberOfRows - 1)
    for (row, view) in rows where !seen.contains(row) {
      view.removeFromSuperview()
      rows[row] = nil
    }
    for row in seen { place(row, on: wheel) }
  }

  private func place(_ row: Int, on wheel: PickerWheel) {
    guard row < numberOfRows, let place = wheel.place(at: CGFloat(row - selectedRow) + turned) else {
      rows.removeValue(forKey: row)?.removeFromSuperview()
      return
    }
    let holder = rows[row] ?? makeRow(row)
    holder.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
    holder.center = CGPoint(x: bounds.width / 2 + place.offset.x, y: bounds.height / 2 + place.offset.y)
    holder.subviews.first?.frame = holder.bounds
    holder.transform = place.transform
    holder.alpha = place.alpha
  }

  private func makeRow(_ row: Int) -> UIView {
    let holder = UIView()
    if let content = content?(row) { holder.addSubview(content) }
    rows[row] = holder
    addSubview(holder)
    return holder
  }

  // MARK: The user's choice

  /// Selects a row as the user does.
  func choose(_ row: Int) {
    turned = 0
    let before = selectedRow
    select(row)
    if before != selectedRow { onSelection?(selectedRow) }
  }

  /// The row in the middle of the wheel as it is turned just now; fingers may turn it beyond its ends.
  private var nearestRow: Int {
    let steps = Int(min(max(turned.rounded(), -1e9), 1e9))
    return min(max(selectedRow - steps, 0), numberOfRows - 1)
  }

  private func handlePan(_ recognizer: UIPanGestureRecognizer) {
    guard rowHeight > 0 else { return }
    turned = recognizer.translation(in: self).y / rowHeight
    switch recognizer.state {
    case .ended: choose(nearestRow)
    case .cancelled, .failed: turned = 0
    default: break
    }
    setNeedsLayout()
  }

  private func handleTap(_ recognizer: UITapGestureRecognizer) {
    let y = recognizer.location(in: self).y
    let hit = rows.first { $0.value.frame.minY <= y && y < $0.value.frame.maxY }
    if let hit { choose(hit.key) }
  }

  override func accessibilityIncrement() { choose(selectedRow + 1) }
  override func accessibilityDecrement() { choose(selectedRow - 1) }

  package override var snapshotText: String? { selectedRow < 0 ? nil : title?(selectedRow) }
}
