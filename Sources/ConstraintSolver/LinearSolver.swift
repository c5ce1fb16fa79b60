/// Finds values of variables that satisfy linear constraints of different priorities as well as possible.
///
/// - Constraints of priority 1000 are required. If some of them contradict each other, one is ignored and reported.
/// - All others are optional. For the highest optional priority, the sum of the absolute violations is minimal; among all solutions
///   with this minimum, the same holds for the next priority, and so on. Any number of weaker constraints counts less than one
///   stronger constraint.
/// - Where the constraints leave freedom, nonnegative variables become 0 first, in their order; then others, in the order of the
///   inequalities, get the limit of the first inequality that has no other unknown; the rest become 0. Values depend on the current
///   constraints and their order, never on earlier ones.
///
/// Changing constants is cheap if there is no such freedom: the next `solve()` continues from the last solution. Otherwise, and
/// after other changes, it starts from the beginning, at a cost that grows with the number of terms.
///
/// The number of steps of a solution is limited by a bound that grows with the system. Required constraints whose numbers differ
/// too much in magnitude to be satisfied within this bound are ignored, like contradictory ones.
///
/// An instance belongs to one isolation domain at a time; it isn't synchronized.
public final class LinearSolver {
  private let store: ConstraintStore
  private let rows: RowSystem
  private let simplex: Simplex
  @exclusivity(unchecked) private var conflicts: [Conflict] = []
  @exclusivity(unchecked) private var needsStart = false
  @exclusivity(unchecked) private var needsUpdate = false

  /// Creates a solver without variables and constraints.
  public init() {
    store = ConstraintStore()
    rows = RowSystem(store: store)
    simplex = Simplex(rows: rows)
  }

  // MARK: Variables

  /// Creates a variable, whose value is 0 until the next `solve()`. It is the last in the order of variables until `setOrder` is
  /// called.
  ///
  /// - Parameter isNonnegative: Whether its value is never below 0, as for widths and heights. This is stronger than any
  ///   constraint: it can be part of a conflict, but is never the constraint that is ignored.
  public func makeVariable(isNonnegative: Bool = false) -> Variable {
    structureWillChange()
    return simplex.makeVariable(isNonnegative: isNonnegative)
  }

  /// Removes a variable, and the remaining constraints that contain it; removing these first is cheaper.
  ///
  /// Does nothing if the variable was removed before.
  public func removeVariable(_ variable: Variable) {
    guard store.contains(variable) else { return }
    structureWillChange()
    store.remove(variable)
  }

  /// Sets a variable's place in the order of variables, which matters where the constraints leave freedom. Does nothing if the
  /// variable was removed.
  public func setOrder(_ order: Int, of variable: Variable) {
    guard store.contains(variable), store.variableOrder.base[variable.index] != order else { return }
    structureWillChange()
    store.setOrder(order, ofVariable: variable.index)
  }

  // MARK: Constraints

  /// Adds the constraint that `expression` is less than, equal to or greater than zero.
  ///
  /// Violations are measured in the units of the expression: twice the expression counts twice. If the largest coefficient is above
  /// 64 or below 1/64, the expression is scaled so that it is near 1.
  ///
  /// A constraint has no effect and its violation is 0 if a coefficient isn't finite or is above 1e10 in magnitude, if a variable
  /// doesn't exist, if the constant isn't finite (until it is set to a finite one), or if the priority isn't above 0. Constants
  /// above 1e10 in magnitude count as 1e10.
  ///
  /// - Parameters:
  ///   - expression: The expression that is compared with zero.
  ///   - relation: The comparison.
  ///   - priority: 1000 or more for a required constraint, otherwise above 0.
  ///   - breakRank: Of contradictory required constraints, the one with the highest rank is ignored; of those with the same rank,
  ///     the last one.
  ///   - order: The constraint's place in the order of constraints, which matters where the constraints leave freedom; nil appends
  ///     it. Constraints with the same place are in the order in which they were added.
  @discardableResult
  public func add(
    _ expression: LinearExpression, _ relation: Relation, priority: Double, breakRank: Int = 0, order: Int? = nil
  ) -> ConstraintID {
    structureWillChange()
    return store.addConstraint(expression, relation, priority: priority, breakRank: breakRank, order: order)
  }

  /// Sets a constraint's place in the order of constraints. Does nothing if the constraint was removed.
  public func setOrder(_ order: Int, of id: ConstraintID) {
    guard store.contains(id), store.details.base[id.index].order != order else { return }
    structureWillChange()
    store.setOrder(order, ofConstraint: id.index)
  }

  /// Removes a constraint. Does nothing if it was removed before.
  public func remove(_ id: ConstraintID) {
    guard store.contains(id) else { return }
    structureWillChange()
    store.removeConstraint(at: id.index)
  }

  /// Changes the constant of a constraint's expression. Does nothing if the constraint was removed.
  public func setConstant(_ constant: Double, of id: ConstraintID) {
    guard store.contains(id) else { return }
    let index = id.index
    let previous = store.details.base[index].constant
    if previous == constant { return }
    store.setConstant(constant, at: index)
    if !constant.isFinite || !previous.isFinite || !conflicts.isEmpty {
      structureWillChange()
    } else if needsStart {
      return
    } else if rows.rowOfConstraint.base[index] >= 0 {
      needsUpdate = true
      if rows.partner.base[rows.rowOfConstraint.base[index]] >= 0 { changedShared.append(index) }
    }
  }

  /// Changes the priority of a constraint. Does nothing if the constraint was removed.
  public func setPriority(_ priority: Double, of id: ConstraintID) {
    guard store.contains(id), store.details.base[id.index].priority != priority else { return }
    structureWillChange()
    store.setPriority(priority, at: id.index)
  }

  /// Constraints that share their row with another one and whose constant changed.
  @exclusivity(unchecked) private var changedShared: [Int] = []

  private func structureWillChange() {
    needsStart = true
    if conflicts.isEmpty { return }
    for conflict in conflicts where store.contains(conflict.broken) {
      store.setBroken(false, at: conflict.broken.index)
    }
    conflicts = []
  }

  // MARK: Solving

  /// Computes the values for the current constraints.
  ///
  /// - Returns: All current conflicts among required constraints, including those that were reported before.
  @discardableResult
  public func solve() -> [Conflict] {
    if !needsStart && needsUpdate && !changedShared.allSatisfy({ rows.sharesHyperplane($0) }) {
      structureWillChange()
    }
    if !needsStart && !needsUpdate { return conflicts }
    // Another path could lead to another of several equally good solutions, or break another constraint.
    var found: [ConflictingRows] = []
    if !needsStart && simplex.isOnlySolution { found = simplex.solveFromBasis() } else { needsStart = true }
    if needsStart || !found.isEmpty || !simplex.isOnlySolution {
      rows.assemble()
      found = simplex.solveFromStart()
    }
    needsStart = false
    needsUpdate = false
    changedShared.removeAll(keepingCapacity: true)
    for conflict in found where !store.details.base[conflict.broken].isBound {
      store.setBroken(true, at: conflict.broken)
      conflicts.append(
        Conflict(
          broken: store.id(at: conflict.broken), mutuallyExclusive: conflict.constraints.map { store.id(at: $0) }))
    }
    return conflicts
  }

  /// The variable's value in the last solution; 0 if the variable was removed, or if products of extreme coefficients overflowed.
  public func value(of variable: Variable) -> Double {
    guard store.contains(variable) else { return 0 }
    let value = simplex.value.base[variable.index]
    return value.isFinite ? value : 0
  }

  /// Whether the variable has the same value in all equally good solutions. Solves first if necessary.
  ///
  /// True for a variable that was removed.
  public func isDetermined(_ variable: Variable) -> Bool {
    solve()
    return !store.contains(variable) || simplex.isDetermined(variable: variable.index)
  }

  /// By how much the values of the last `solve()` violate a constraint, in the units of its expression.
  ///
  /// Broken constraints are measured, too; constraints without an effect and removed ones are never violated.
  public func violation(of id: ConstraintID) -> Double {
    guard store.contains(id), !store.details.base[id.index].isMalformed,
      store.details.base[id.index].constant.isFinite, store.details.base[id.index].priority > 0
    else { return 0 }
    let value = store.evaluate(id.index, at: simplex.value.base) / store.details.base[id.index].scale
    switch store.details.base[id.index].relation {
    case .equal: return value.magnitude
    case .lessThanOrEqual: return value > 0 ? value : 0
    case .greaterThanOrEqual: return value < 0 ? -value : 0
    }
  }
}
