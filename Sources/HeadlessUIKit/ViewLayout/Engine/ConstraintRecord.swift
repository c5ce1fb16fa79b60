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
  /// Where the constraint stands among all others.
  private(set) var order: Int

  init(_ constraint: NSLayoutConstraint, engine: LayoutEngine) {
    constraintReference = constraint.backReference
    engineReference = engine.backReference
    activation = constraint.activation
    order = constraint.creation
  }

  /// Takes its place among the constraints that UIKit's own views make, which come and go with what they arrange: behind
  /// the app's, by their holders' places in the hierarchy. Whether that is another than before.
  func reorder(inHolder number: Int) -> Bool {
    guard let constraint, constraint.isMadeBySystem else { return false }
    let new = SolverOrder.systemConstraint(constraint.creation, holder: number)
    defer { order = new }
    return new != order
  }
}
