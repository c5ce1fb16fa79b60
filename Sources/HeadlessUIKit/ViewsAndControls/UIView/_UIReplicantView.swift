import Foundation
internal import Graphics

/// The appearance of a view when a snapshot of it was created, stretched to the bounds: between the insets along both axes, beside
/// them along one, and in the corners not at all.
final class _UIReplicantView: UIView {
  private let source: CGRect
  private let items: [DisplayItem]
  /// In points of the source.
  private let insets: UIEdgeInsets

  init(of view: UIView, rect: CGRect, capInsets: UIEdgeInsets) {
    source = rect
    items = view.layer.displayItems()
    insets = capInsets
    super.init(frame: CGRect(origin: .zero, size: rect.size))
    isOpaque = false
    contentMode = .redraw
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A snapshot is made of a view.") }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let columns = slices((source.minX, source.width), bounds.width, insets.left, insets.right)
    let rows = slices((source.minY, source.height), bounds.height, insets.top, insets.bottom)
    for row in rows {
      for column in columns { draw(column, row, in: context) }
    }
  }

  /// A part of the source along an axis, and where it is shown.
  private struct Slice {
    let from: (start: CGFloat, length: CGFloat)
    let to: (start: CGFloat, length: CGFloat)
    var scale: CGFloat { to.length / from.length }
  }

  private func slices(
    _ from: (start: CGFloat, length: CGFloat), _ length: CGFloat, _ before: CGFloat, _ after: CGFloat
  ) -> [Slice] {
    let middle = (from: from.length - before - after, to: max(length - before - after, 0))
    let all = [
      Slice(from: (from.start, before), to: (0, before)),
      Slice(from: (from.start + before, middle.from), to: (before, middle.to)),
      Slice(from: (from.start + from.length - after, after), to: (before + middle.to, after)),
    ]
    return all.filter { $0.from.length > 0 && $0.to.length > 0 }
  }

  private func draw(_ column: Slice, _ row: Slice, in context: CGContext) {
    context.saveGState()
    context.translateBy(x: column.to.start, y: row.to.start)
    context.scaleBy(x: column.scale, y: row.scale)
    context.translateBy(x: -column.from.start, y: -row.from.start)
    let part = CGRect(
      x: column.from.start, y: row.from.start, width: column.from.length, height: row.from.length)
    context.draw(items, clippedTo: part)
    context.restoreGState()
  }
}

extension UIView {
  func _snapshotView(afterScreenUpdates: Bool) -> UIView? {
    _resizableSnapshotView(from: bounds, afterScreenUpdates: afterScreenUpdates, withCapInsets: .zero)
  }

  func _resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    if afterUpdates { layoutIfNeeded() }
    return _UIReplicantView(of: self, rect: rect, capInsets: capInsets)
  }
}
