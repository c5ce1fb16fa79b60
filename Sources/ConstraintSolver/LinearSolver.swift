/// Finds values for variables that satisfy linear constraints of different priorities as well as possible.
///
/// - Constraints of priority 1000 are required. When some of them exclude each other, one is left out and reported.
/// - All others are optional. For the strongest optional priority the sum of the absolute violations is as small as
///   it can be; among all solutions that achieve that, the same holds for the next priority, and so on. No number of
///   weaker constraints outvotes a stronger one.
/// - Where the constraints leave freedom, variables that may not be negative rest at 0 first, in their order; then
///   others, in the order of the inequalities, sit on the first of those that has no other unknown left; what remains
///   is 0. Values depend on what is there now and on its order, never on what was there before.
///
/// Changing constants is cheap where there is no such freedom: the next `solve()` goes on from the last solution. Else,
/// and after other changes, it starts over, at a cost that grows with the number of terms.
///
/// Every solution ends after a number of steps that grows with the system. Required constraints whose numbers are too
/// far apart to be reconciled by then are left out like those that exclude each other.
///
/// An instance belongs to one isolation domain at a time; nothing in it is synchronized.
public final class LinearSolver {
  private let store: ConstraintStore
  private let rows: RowSystem
  private let simplex: Simplex
  @exclusivity(unchecked) private var conflicts: [Conflict] = []
  @exclusivity(unchecked) private var needsStart = false
  @exclusivity(unchecked) private var needsUpdate = false

  /// Makes a solver without variables and constraints.
  public init() {
    store = ConstraintStore()
    rows = RowSystem(store: store)
    simplex = Simplex(rows: rows)
  }

  // MARK: Variables

  /// Makes a variable, whose value is 0 until the next `solve()`. It comes after all others until `setOrder` says
  /// otherwise.
  ///
  /// - Parameter isNonnegative: Whether its value is never below 0, as with widths and heights. This is stronger than
  ///   any constraint: it takes part in conflicts and is never what is left out.
  public func makeVariable(isNonnegative: Bool = false) -> Variable {
    structureWillChange()
    return simplex.makeVariable(isNonnegative: isNonnegative)
  }

  /// Removes a variable. Constraints that are still on it are removed with it; removing them first is cheaper.
  ///
  /// Does nothing if the variable was removed before.
  public func removeVariable(_ variable: Variable) {
    guard store.contains(variable) else { return }
    structureWillChange()
    store.remove(variable)
  }

  /// Says where a variable stands among all others, which decides where there is freedom; does nothing if it was removed.
  public func setOrder(_ order: Int, of variable: Variable) {
    guard store.contains(variable), store.variableOrder.base[variable.index] != order else { return }
    structureWillChange()
    store.setOrder(order, ofVariable: variable.index)
  }

  // MARK: Constraints

  /// Adds the constraint that `expression` stands in `relation` to zero.
  ///
  /// Violations are measured in the units of the expression: twice the expression counts twice. Where the largest
  /// coefficient is beyond 64 or below a 64th, it counts as one near 1.
  ///
  /// A constraint is kept and has no effect, and its violation is 0, if a coefficient is no number or beyond 1e10 in
  /// magnitude, if a variable does not exist, if the constant is no finite number (until it is set to one), or if the
  /// priority is not above 0. Constants beyond 1e10 in magnitude count as 1e10.
  ///
  /// - Parameters:
  ///   - expression: What is compared with zero.
  ///   - relation: How.
  ///   - priority: 1000 or more for required, else above 0.
  ///   - breakRank: Among required constraints that exclude each other the one with the highest rank is left out, and
  ///     the last of those with the same rank.
  ///   - order: Where the constraint stands among all others, which decides where there is freedom; nil for after those
  ///     that were added before. Of equal ones the one that was added first comes first.
  @discardableResult
  public func add(
    _ expression: LinearExpression, _ relation: Relation, priority: Double, breakRank: Int = 0, order: Int? = nil
  ) -> ConstraintID {
    structureWillChange()
    return store.addConstraint(expression, relation, priority: priority, breakRank: breakRank, order: order)
  }

  /// Says where a constraint stands among all others; does nothing if it was removed.
  public func setOrder(_ order: Int, of id: ConstraintID) {
    guard store.contains(id), store.details.base[id.index].order != order else { return }
    structureWillChange()
    store.setOrder(order, ofConstraint: id.index)
  }

  /// Removes a constraint; does nothing if it was removed before.
  public func remove(_ id: ConstraintID) {
    guard store.contains(id) else { return }
    structureWillChange()
    store.removeConstraint(at: id.index)
  }

  /// Changes the constant of a constraint's expression; does nothing if the constraint was removed.
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

  /// Changes the priority of a constraint; does nothing if the constraint was removed.
  public func setPriority(_ priority: Double, of id: ConstraintID) {
    guard store.contains(id), store.details.base[id.index].priority != priority else { return }
    structureWillChange()
    store.setPriority(priority, at: id.index)
  }

  /// Constraints that share their row with another one and got a new constant.
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

  /// Brings the values up to date.
  ///
  /// - Returns: All conflicts among required constraints that are present now, also those reported before.
  @discardableResult
  public func solve() -> [Conflict] {
    if !needsStart && needsUpdate && !changedShared.allSatisfy({ rows.sharesHyperplane($0) }) {
      structureWillChange()
    }
    if !needsStart && !needsUpdate { return conflicts }
    // Another way might lead to another of several solutions that are as good, or break another constraint.
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

  /// The variable's value as of the last `solve()`; 0 for a variable that was removed, and for one that products of
  /// extreme coefficients carried beyond all numbers.
  public func value(of variable: Variable) -> Double {
    guard store.contains(variable) else { return 0 }
    let value = simplex.value.base[variable.index]
    return value.isFinite ? value : 0
  }

  /// Whether no other solution that is just as good gives the variable another value. Solves first if necessary.
  ///
  /// True for a variable that was removed.
  public func isDetermined(_ variable: Variable) -> Bool {
    solve()
    return !store.contains(variable) || simplex.isDetermined(variable: variable.index)
  }

  /// By how much the values of the last `solve()` violate a constraint, in the units of its expression.
  ///
  /// Broken constraints count like others; constraints that restrict nothing and removed ones are never violated.
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
