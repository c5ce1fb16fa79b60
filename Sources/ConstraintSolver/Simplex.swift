/// The lexicographic simplex method for piecewise linear costs.
///
/// The solution is a vertex: the intersection of the basis's active hyperplanes. A pivot leaves one of them, moves along the
/// resulting line, and stops at the hyperplane beyond which the cost increases. First, required rows are repaired one by one
/// (`Simplex+Required`), then each priority level's sum of violations is minimized without changing the sums of stronger levels
/// (`Simplex+Optional`).
final class Simplex {
  let rows: RowSystem
  let basis: Basis
  private let start: TriangularStart
  private let refactorization: Refactorization

  /// The solution, by variable.
  @exclusivity(unchecked) private(set) var value = Buffer<Double>()
  /// The value of a row's function; exactly 0 for active rows.
  @exclusivity(unchecked) private(set) var residual = Buffer<Double>()
  /// The magnitude up to which a row's residual counts as zero; unset for active rows.
  @exclusivity(unchecked) private var tolerance = Buffer<Double>()
  /// The side on which a row is violated: -1, 1, or 0 if it isn't.
  @exclusivity(unchecked) private(set) var violatedSide = Buffer<Int>()
  let violatedRequired = RowSet()
  let violatedOptional = RowSet()

  /// The strongest level that prevents a slot's hyperplane from moving to its positive or negative side.
  @exclusivity(unchecked) var lockPlus = Buffer<Int>()
  @exclusivity(unchecked) var lockMinus = Buffer<Int>()

  /// Breakpoints that the current level may pass, filled by the ratio test.
  @exclusivity(unchecked) var passable: [(distance: Double, slope: Double, row: Int)] = []
  /// The number of breakpoints before the stop, by distance.
  @exclusivity(unchecked) var passedCount = 0
  /// The number of consecutive pivots without a movement.
  @exclusivity(unchecked) var stalledPivots = 0
  var usesLowestIndex: Bool { stalledPivots > 12 }

  /// The number of pivots that this solution may still use.
  @exclusivity(unchecked) var budget = 0

  /// Whether the multipliers of the last solution still prove that it is optimal: same basis, same violated rows.
  @exclusivity(unchecked) var isCertified = false
  @exclusivity(unchecked) private var hasPivoted = false
  /// Whether the values were computed from the current basis, without the rounding of intermediate steps.
  @exclusivity(unchecked) private(set) var isFresh = false
  /// Whether the last solution's vertex is the only optimal one; nil if unknown: before the first query, and after a change of the
  /// basis or of the violated rows.
  @exclusivity(unchecked) private var knownToBeOnly: Bool?

  init(rows: RowSystem) {
    self.rows = rows
    basis = Basis(rows: rows)
    start = TriangularStart(rows: rows, basis: basis)
    refactorization = Refactorization(rows: rows, basis: basis)
  }

  deinit {
    value.deallocate()
    residual.deallocate()
    tolerance.deallocate()
    violatedSide.deallocate()
    lockPlus.deallocate()
    lockMinus.deallocate()
  }

  /// Creates a variable with the value 0.
  func makeVariable(isNonnegative: Bool) -> Variable {
    let variable = rows.store.makeVariable(isNonnegative: isNonnegative)
    value.reserve(rows.store.variableCount)
    value.base[variable.index] = 0
    return variable
  }

  // MARK: Solving

  /// Solves from the beginning, after the rows were assembled again. The last solution has no influence.
  func solveFromStart() -> [ConflictingRows] {
    value.clear(rows.store.variableCount)
    knownToBeOnly = nil
    residual.reserve(rows.rowCount)
    tolerance.reserve(rows.rowCount)
    violatedSide.reserve(rows.rowCount)
    violatedSide.clear(rows.rowCount)
    violatedRequired.reset(rowCount: rows.rowCount)
    violatedOptional.reset(rowCount: rows.rowCount)
    start.run(values: value.base)
    isFresh = false
    isCertified = false
    computeResiduals()
    return optimize()
  }

  /// Solves from the basis of the last solution, after changes of constants.
  func solveFromBasis() -> [ConflictingRows] {
    refresh()
    return optimize()
  }

  /// Whether the last solution's vertex is the only optimal one: then every path leads to it.
  var isOnlySolution: Bool {
    if let known = knownToBeOnly { return known }
    let isOnly = holdsEverySlot()
    knownToBeOnly = isOnly
    return isOnly
  }

  /// Reserves the memory that only pivots need.
  func prepareForPivots() {
    basis.prepareForPivots()
    lockPlus.reserve(basis.slotCount)
    lockMinus.reserve(basis.slotCount)
  }

  private func optimize() -> [ConflictingRows] {
    if violatedRequired.count == 0 && violatedOptional.count == 0 {
      isCertified = true
      return []
    }
    if isCertified { return [] }
    prepareForPivots()
    var conflicts: [ConflictingRows] = []
    budget = 1000 + 20 * (basis.slotCount + rows.orderedCount)
    var rounds = 0
    // The second round finds what rounding hid in the first.
    while !isCertified && rounds < 3 {
      hasPivoted = false
      if violatedRequired.count > 0 { conflicts += repairRequired() }
      if violatedOptional.count > 0 { minimizeOptional() }
      isCertified = true
      if hasPivoted {
        if basis.needsRefactorization { refactor() } else { refresh() }
      }
      rounds += 1
    }
    isCertified = true
    return conflicts
  }

  /// Computes vertex and residuals from the basis alone, without the rounding of earlier steps.
  func refresh() {
    basis.solveVertex(into: value.base)
    isFresh = true
    computeResiduals()
  }

  /// Factorizes the basis again. The slots get new numbers, and the locks move with them.
  func refactor() {
    let count = basis.slotCount
    var locks: [(row: Int, variable: Int, plus: Int, minus: Int)] = []
    locks.reserveCapacity(count)
    for slot in 0..<count {
      locks.append(
        (basis.activeRow.base[slot], basis.variableOfSlot.base[slot], lockPlus.base[slot], lockMinus.base[slot]))
    }
    refactorization.run(values: value.base)
    for slot in 0..<count {
      lockPlus.base[slot] = RowSystem.free
      lockMinus.base[slot] = RowSystem.free
    }
    for lock in locks {
      let slot = lock.row < 0 ? basis.slotOfVariable.base[lock.variable] : basis.slotOfActiveRow.base[lock.row]
      if slot < 0 { continue }
      lockPlus.base[slot] = lock.plus
      lockMinus.base[slot] = lock.minus
    }
    refresh()
  }

  private func computeResiduals() {
    let store = rows.store
    let rowOfConstraint = rows.rowOfConstraint.base
    let slotOfActiveRow = basis.slotOfActiveRow.base
    let constant = store.constant.base
    let termStart = store.termStart.base
    let termEnd = store.termEnd.base
    let termVariable = store.termVariable.base
    let termCoefficient = store.termCoefficient.base
    let value = value.base
    let residual = residual.base
    let tolerance = tolerance.base
    let violatedSide = violatedSide.base
    let ordered = rows.ordered.base
    let orderedCount = rows.orderedCount
    var place = 0
    while place < orderedCount {
      let row = ordered[place]
      place &+= 1
      if rowOfConstraint[row] != row { continue }
      if slotOfActiveRow[row] >= 0 {
        residual[row] = 0
        if violatedSide[row] != 0 { setViolatedSide(0, of: row) }
        continue
      }
      var sum = constant[row]
      var scale = sum.magnitude
      var position = termStart[row]
      let end = termEnd[row]
      while position < end {
        let summand = termCoefficient[position] * value[termVariable[position]]
        sum += summand
        scale += summand.magnitude
        position &+= 1
      }
      residual[row] = sum
      tolerance[row] = Tolerance.violation(scale: scale)
      // Most rows are satisfied before and after; `classify` isn't called for them.
      if violatedSide[row] != 0 || sum.magnitude > tolerance[row] { classify(row) }
    }
  }

  /// Updates the side on which a row counts as violated from its residual.
  ///
  /// A row that is zero keeps its side, because the multipliers depend on it. Only required rows become satisfied at once.
  @inline(__always)
  private func classify(_ row: Int) {
    let residual = residual.base[row]
    let tolerance = tolerance.base[row]
    let previous = violatedSide.base[row]
    var side = previous
    if residual > tolerance {
      side = rows.plusLevel.base[row] != RowSystem.free ? 1 : 0
    } else if residual < -tolerance {
      side = rows.minusLevel.base[row] != RowSystem.free ? -1 : 0
    } else if side != 0 && levelOfViolation(row) == 0 {
      side = 0
    }
    if side != previous { setViolatedSide(side, of: row) }
  }

  func setViolatedSide(_ side: Int, of row: Int) {
    violatedSide.base[row] = side
    isCertified = false
    knownToBeOnly = nil
    violatedRequired.remove(row)
    violatedOptional.remove(row)
    if side == 0 { return }
    if levelOfViolation(row) == 0 { violatedRequired.insert(row) } else { violatedOptional.insert(row) }
  }

  /// The level at which a violated row has its cost.
  @inline(__always)
  func levelOfViolation(_ row: Int) -> Int {
    violatedSide.base[row] > 0 ? rows.plusLevel.base[row] : rows.minusLevel.base[row]
  }

  /// Removes the cost of a broken constraint.
  func dropCost(of constraint: Int) {
    rows.dropCost(of: constraint)
    let row = rows.rowOfConstraint.base[constraint]
    violatedRequired.remove(row)
    violatedOptional.remove(row)
    violatedSide.base[row] = 0
    classify(row)
  }

  // MARK: Pivoting

  /// The point at which a movement along a direction has to stop.
  struct Stop {
    var row: Int
    var distance: Double
  }

  /// Moves along the direction in `basis.step` and makes the row at the stop active in the slot. Returns false if the row can't
  /// become active for numerical reasons; then nothing has changed.
  func pivot(slot: Int, side: Int, stop: Stop) -> Bool {
    let leaving = basis.activeRow.base[slot]
    budget &-= 1
    if !exchange(slot: slot, row: stop.row) { return false }
    if leaving >= 0 { tolerance.base[leaving] = Tolerance.violation(scale: scale(of: leaving)) }
    move(distance: stop.distance)
    setSides(afterLeaving: leaving, to: side, stop: stop.row)
    hasPivoted = true
    isCertified = false
    if stop.distance > Tolerance.violation { stalledPivots = 0 } else { stalledPivots &+= 1 }
    return true
  }

  /// Makes a row active without a movement.
  func exchange(slot: Int, row: Int) -> Bool {
    basis.beginTransposed()
    basis.addTransposed(row: row, factor: 1)
    basis.solveTransposed()
    if basis.multiplier.base[slot].magnitude < Tolerance.pivot { return false }
    basis.replace(slot: slot, by: row)
    isFresh = false
    return true
  }

  /// Sets the violated side of rows whose values may not have changed: the row whose hyperplane was left, those whose breakpoints
  /// were passed, and the one that became active.
  func setSides(afterLeaving leaving: Int, to side: Int, stop: Int) {
    if leaving >= 0 && levelOfSide(side, of: leaving) != RowSystem.free { setViolatedSide(side, of: leaving) }
    var index = 0
    while index < passedCount {
      let row = passable[index].row
      let side = basis.rowStep.base[row] > 0 ? 1 : -1
      setViolatedSide(levelOfSide(side, of: row) == RowSystem.free ? 0 : side, of: row)
      index &+= 1
    }
    residual.base[stop] = 0
    setViolatedSide(0, of: stop)
  }

  /// The level at which a row has a cost on a side.
  @inline(__always)
  func levelOfSide(_ side: Int, of row: Int) -> Int {
    side > 0 ? rows.plusLevel.base[row] : rows.minusLevel.base[row]
  }

  /// The sum of the magnitudes of a row's summands.
  private func scale(of row: Int) -> Double {
    let store = rows.store
    var sum = store.constant.base[row].magnitude
    var position = store.termStart.base[row]
    let end = store.termEnd.base[row]
    while position < end {
      sum += (store.termCoefficient.base[position] * value.base[store.termVariable.base[position]]).magnitude
      position &+= 1
    }
    return sum
  }

  /// Updates variables and rows; called after the exchange, while `basis.step` still contains the direction.
  private func move(distance: Double) {
    if distance == 0 { return }
    var index = 0
    while index < basis.stepVariableCount {
      let variable = basis.stepVariables.base[index]
      value.base[variable] += distance * basis.step.base[variable]
      index &+= 1
    }
    index = 0
    while index < basis.stepRowCount {
      let row = basis.stepRows.base[index]
      index &+= 1
      if basis.slotOfActiveRow.base[row] >= 0 { continue }
      residual.base[row] += distance * basis.rowStep.base[row]
      classify(row)
    }
  }
}
