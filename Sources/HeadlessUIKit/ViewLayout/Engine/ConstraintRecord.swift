import ConstraintSolver
import Foundation

/// A constraint as it stands in a solver.
@MainActor final class ConstraintRecord {
  private let constraintReference: BackReference<NSLayoutConstraint>
  private var engineReference: BackReference<LayoutEngine>?

  /// Nil once it is gone; the constraint holds its record.
  var constraint: NSLayoutConstraint? { constraintReference.target }
  var engine: LayoutEngine? {
    get { engineReference?.target }
    set { engineReference = newValue?.backReference }
  }
  var id: ConstraintID?
  var expression = LinearExpression()
  var priority = 0.0
  /// The items whose places the expression was made from.
  var slots: [LayoutSlot] = []
  /// Whether the expression has to be written anew; a new record's is written when it is collected.
  var needsRefresh = true {
    didSet { if needsRefresh && !oldValue { engine?.recordNeedsRefresh(self) } }
  }
  var isRemoved = false
  /// When the constraint was activated, counted through.
  let activation: Int

  init(_ constraint: NSLayoutConstraint, engine: LayoutEngine) {
    constraintReference = constraint.backReference
    engineReference = engine.backReference
    activation = constraint.activation
  }
}
