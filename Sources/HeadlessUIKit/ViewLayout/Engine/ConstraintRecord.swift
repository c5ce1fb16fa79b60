import ConstraintSolver
import Foundation

/// A constraint in a solver.
@MainActor final class ConstraintRecord {
  private let constraintReference: BackReference<NSLayoutConstraint>
  private var engineReference: BackReference<LayoutEngine>?

  /// Nil once the constraint is deallocated; it holds its record.
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
  /// Whether the expression has to be written again; a new record's is written when it is collected.
  var needsRefresh = true {
    didSet { if needsRefresh && !oldValue { engine?.recordNeedsRefresh(self) } }
  }
  var isRemoved = false
  /// When the constraint was activated, counted through.
  let activation: Int
  /// The position of the constraint among all others.
  private(set) var order: Int

  init(_ constraint: NSLayoutConstraint, engine: LayoutEngine) {
    constraintReference = constraint.backReference
    engineReference = engine.backReference
    activation = constraint.activation
    order = constraint.creation
  }

  /// Updates its position among the constraints of UIKit's own views, which are added and removed with the views that they arrange:
  /// after the app's, in the order of their holders in the hierarchy. Returns whether it changed.
  func reorder(inHolder number: Int) -> Bool {
    guard let constraint, constraint.isMadeBySystem else { return false }
    let new = SolverOrder.systemConstraint(constraint.creation, holder: number)
    defer { order = new }
    return new != order
  }
}
