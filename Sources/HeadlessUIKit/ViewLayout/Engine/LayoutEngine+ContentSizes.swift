import ConstraintSolver
import Foundation

/// The content sizes of views: hugging and compression resistance as constraints of the solver, and the heights of multiline texts,
/// which follow from the solved widths.
extension LayoutEngine {
  /// Texts that were measured for a width start from their natural width again, as in UIKit, where every update has two
  /// passes: else a text that was wrapped once would never use the room that it gets.
  func forgetMeasuredWidths() {
    for slot in texts.slots where slot.measuredWidth != nil && slot.engineNumber == number {
      slot.measuredWidth = nil
      slot.contentSizeIsStale = true
      contentSizesAreStale = true
    }
  }

  func refreshContentSizes() {
    guard contentSizesAreStale else { return }
    contentSizesAreStale = false
    for slot in slots where slot.contentSizeIsStale { refreshContentSize(of: slot) }
  }

  private func refreshContentSize(of slot: LayoutSlot) {
    slot.contentSizeIsStale = false
    guard slot.horizontal != nil, let view = slot.view else { return }
    if view.contentHeightDependsOnWidth { texts.insert(slot) }
    let size =
      view.core.canvasContentSize ?? view.contentSize(forLayoutWidth: slot.measuredWidth.map { CGFloat($0) })
    place(size.width, of: slot, view, on: .horizontal, &slot.contentWidth)
    place(size.height, of: slot, view, on: .vertical, &slot.contentHeight)
  }

  /// Below what documents ask for, and above what stack views add where their views are ambiguous.
  private static let weakPriority = 100.0
  /// A view's hugging yields to required constraints without a report, even if it is required: UIKit keeps an explicit width then
  /// (Open Radar 15106765, and frames in documents).
  private static let strongestHugging = 999.999

  private func place(
    _ length: CGFloat, of slot: LayoutSlot, _ view: UIView, on axis: NSLayoutConstraint.Axis,
    _ placed: inout ContentSizeConstraints?
  ) {
    guard let unknowns = slot.unknowns(axis), length != UIView.noIntrinsicMetric else {
      if let old = placed { withdraw(old) }
      placed = nil
      return
    }
    let length = Double(max(length, 0))
    let isWeak = view.core.canvasContentSizeIsWeak
    func priority(_ asked: UILayoutPriority) -> Double { isWeak ? LayoutEngine.weakPriority : Double(asked.rawValue) }
    let hugging = min(priority(view.contentHuggingPriority(for: axis)), LayoutEngine.strongestHugging)
    let resistance = priority(view.contentCompressionResistancePriority(for: axis))
    if var known = placed, known.huggingPriority == hugging, known.resistancePriority == resistance {
      guard known.length != length else { return }
      if let id = known.hugging { solver.setConstant(-length, of: id) }
      if let id = known.resistance { solver.setConstant(-length, of: id) }
      known.length = length
      placed = known
      return
    }
    if let old = placed { withdraw(old) }
    let expression = LinearExpression(unknowns.length, constant: -length)
    func add(_ relation: Relation, _ priority: Double) -> ConstraintID? {
      guard priority > 0 else { return nil }
      let index = (axis == .horizontal ? 0 : 2) + (relation == .lessThanOrEqual ? 0 : 1)
      return solver.add(
        expression, relation, priority: priority, breakRank: BreakRank.value(BreakRank.content),
        order: SolverOrder.content(ofSlot: slot.number, index))
    }
    placed = ContentSizeConstraints(
      length: length, huggingPriority: hugging, resistancePriority: resistance,
      hugging: add(.lessThanOrEqual, hugging), resistance: add(.greaterThanOrEqual, resistance))
  }

  func withdraw(_ content: ContentSizeConstraints) {
    if let id = content.hugging { solver.remove(id) }
    if let id = content.resistance { solver.remove(id) }
  }

  /// Sets the heights of multiline texts, which first have their natural width, for their solved widths.
  func settleTexts() {
    guard !texts.slots.isEmpty else { return }
    texts.removeAll { $0.engineNumber != number || $0.view?.contentHeightDependsOnWidth != true }
    // One round settles nearly all; a text that widens another may need more. The limit ends cycles of two texts that affect each
    // other.
    for _ in 0..<4 {
      var changed = false
      for slot in texts.slots {
        guard let view = slot.view else { continue }
        let insets = view.alignmentInset(.horizontal, atEnd: false) + view.alignmentInset(.horizontal, atEnd: true)
        let width = Double(rounding.roundEdges(of: alignmentRect(of: slot)).width + insets)
        if let measured = slot.measuredWidth, abs(measured - width) < 1e-6 { continue }
        slot.measuredWidth = width
        slot.contentSizeIsStale = true
        changed = true
      }
      guard changed else { return }
      for slot in texts.slots where slot.contentSizeIsStale { refreshContentSize(of: slot) }
      report(solver.solve())
    }
  }
}
