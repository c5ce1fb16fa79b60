import ConstraintSolver
import Foundation

/// A constraint as it stands in a solver.
@MainActor final class ConstraintRecord {
  /// Weak: the constraint holds its record.
  weak var constraint: NSLayoutConstraint?
  weak var engine: LayoutEngine?
  var id: ConstraintID?
  var expression = LinearExpression()
  var priority = 0.0
  /// The items whose places the expression was made from.
  var slots: [LayoutSlot] = []
  var writtenGeneration = 0
  var needsRefresh = true
  var isRemoved = false
  /// When the constraint was activated, counted through.
  let activation: Int

  init(_ constraint: NSLayoutConstraint, engine: LayoutEngine) {
    self.constraint = constraint
    self.engine = engine
    activation = constraint.activation
  }

  var generation: Int {
    var sum = 0
    for slot in slots { sum &+= slot.generation }
    return sum
  }

  func setNeedsRefresh() {
    guard !needsRefresh else { return }
    needsRefresh = true
    engine?.recordNeedsRefresh(self)
  }
}
