extension Simplex {
  /// Whether no other solution that is just as good gives the variable another value.
  func isDetermined(variable: Int) -> Bool {
    prepareLocks()
    setObjective(variable, 1)
    var isHeld = true
    for index in 0..<basis.multiplierCount {
      let slot = basis.multiplierSlots.base[index]
      if basis.multiplier.base[slot].magnitude < Tolerance.multiplier { continue }
      if lockPlus.base[slot] == RowSystem.free || lockMinus.base[slot] == RowSystem.free { isHeld = false }
    }
    return isHeld || !(canMove(variable, 1) || canMove(variable, -1))
  }

  /// Recomputes the locks of the present solution from all its levels' multipliers.
  private func prepareLocks() {
    resetLocks()
    var level = nextViolatedLevel(after: 0)
    while level != RowSystem.free {
      computeMultipliers(level)
      lockMultipliers(level)
      level = nextViolatedLevel(after: level)
    }
  }

  private func setObjective(_ variable: Int, _ sign: Double) {
    basis.beginTransposed()
    basis.addTransposed(variable: variable, factor: sign)
    basis.solveTransposed()
  }

  /// Tries to lower `sign * variable` as a level weaker than all others. A vertex can be degenerate, so pivots that do
  /// not move may have to be made first; they are taken back.
  private func canMove(_ variable: Int, _ sign: Double) -> Bool {
    let level = rows.priorities.count
    var undo: [(slot: Int, previous: Int, lockPlus: Int, lockMinus: Int)] = []
    defer {
      for change in undo.reversed() {
        basis.undoReplacement(slot: change.slot, previous: change.previous)
        lockPlus.base[change.slot] = change.lockPlus
        lockMinus.base[change.slot] = change.lockMinus
      }
    }
    stalledPivots = 0
    while undo.count < pivotLimit {
      setObjective(variable, sign)
      guard let entering = steepestMove(level) else { return false }
      basis.solveDirection(slot: entering.slot, amount: entering.side)
      guard let stop = findStop(level: level, slope: entering.slope) else { return true }
      if stop.distance * entering.slope.magnitude > 10 * Tolerance.violation { return true }
      let slot = entering.slot
      let change = (slot, basis.activeRow.base[slot], lockPlus.base[slot], lockMinus.base[slot])
      let side = violatedSide.base[stop.row]
      if !exchange(slot: slot, row: stop.row) { return false }
      undo.append(change)
      lockReplaced(slot: slot, by: stop.row, violated: side, level)
      stalledPivots += 1
    }
    return false
  }
}
