import ConstraintSolver
import Foundation

/// A constraint as it stands in a solver.
@MainActor final class ConstraintRecord {
  /// What the record stands for.
  enum Source {
    case constraint(NSLayoutConstraint)
    /// A view's wish not to grow (hugging) or shrink (compression resistance) beyond its content.
    case contentSize(UIView, NSLayoutConstraint.Axis, isHugging: Bool)
    /// The fixed size of a fitting.
    case fitting(UIView, NSLayoutConstraint.Axis)
  }

  let source: Source
  weak var engine: LayoutEngine?
  var id: ConstraintID?
  var expression = LinearExpression()
  var priority = 0.0
  /// The items whose places the expression was made from.
  var slots: [LayoutSlot] = []
  var writtenGeneration = 0
  var needsRefresh = true
  var isRemoved = false

  init(_ source: Source, engine: LayoutEngine) {
    self.source = source
    self.engine = engine
  }

  var constraint: NSLayoutConstraint? {
    if case .constraint(let constraint) = source { constraint } else { nil }
  }

  var isStale: Bool { needsRefresh || generation != writtenGeneration }

  var generation: Int {
    var sum = 0
    for slot in slots { sum &+= slot.generation }
    return sum
  }
}
