extension Simplex {
  /// Whether the variable has the same value in all equally good solutions.
  func isDetermined(variable: Int) -> Bool {
    let wasCertified = isCertified
    defer { isCertified = wasCertified }
    prepareForPivots()
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

  /// Whether leaving any of the active hyperplanes has a cost on both sides. Variables that occur in no row except their own bound
  /// are excluded: they are 0 in every solution.
  func holdsEverySlot() -> Bool {
    let wasCertified = isCertified
    defer { isCertified = wasCertified }
    prepareForPivots()
    prepareLocks()
    var slot = 0
    while slot < basis.slotCount {
      if lockPlus.base[slot] == RowSystem.free || lockMinus.base[slot] == RowSystem.free {
        let variable = basis.variableOfSlot.base[slot]
        let rowCount = rows.adjacencyStart.base[variable &+ 1] &- rows.adjacencyStart.base[variable]
        if rowCount > (rows.store.boundOfVariable.base[variable] < 0 ? 0 : 1) { return false }
      }
      slot &+= 1
    }
    return true
  }

  /// Computes the locks of the current solution from the multipliers of all levels.
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

  /// Minimizes `sign * variable` as if it were a level weaker than all others. A vertex can be degenerate, so pivots without a
  /// movement may be necessary first; they are reverted.
  private func canMove(_ variable: Int, _ sign: Double) -> Bool {
    let level = rows.priorities.count
    var undo: [Undo] = []
    defer { for change in undo.reversed() { restore(change) } }
    stalledPivots = 0
    let limit = 1000 + 20 * (basis.slotCount + rows.orderedCount)
    while undo.count < limit {
      setObjective(variable, sign)
      guard let entering = steepestMove(level) else { return false }
      basis.solveDirection(slot: entering.slot, amount: Double(entering.side))
      guard let stop = findStop(level: level, slope: entering.slope) else { return true }
      if stop.distance * entering.slope.magnitude > 10 * Tolerance.violation { return true }
      guard let change = exchangeUndoably(entering, stop: stop.row, level) else { return false }
      undo.append(change)
      stalledPivots += 1
    }
    return false
  }

  /// The changes that an exchange of rows made.
  private struct Undo {
    var slot: Int
    var leaving: Int
    var leavingSide: Int
    var stop: Int
    var stopSide: Int
    var lockPlus: Int
    var lockMinus: Int
  }

  private func exchangeUndoably(_ move: Move, stop: Int, _ level: Int) -> Undo? {
    let slot = move.slot
    let leaving = basis.activeRow.base[slot]
    let change = Undo(
      slot: slot, leaving: leaving, leavingSide: leaving < 0 ? 0 : violatedSide.base[leaving], stop: stop,
      stopSide: violatedSide.base[stop], lockPlus: lockPlus.base[slot], lockMinus: lockMinus.base[slot])
    if !exchange(slot: slot, row: stop) { return nil }
    setSides(afterLeaving: leaving, to: move.side, stop: stop)
    lockReplaced(slot: slot, by: stop, violated: change.stopSide, level)
    return change
  }

  private func restore(_ change: Undo) {
    basis.undoReplacement(slot: change.slot, previous: change.leaving)
    lockPlus.base[change.slot] = change.lockPlus
    lockMinus.base[change.slot] = change.lockMinus
    setViolatedSide(change.stopSide, of: change.stop)
    if change.leaving >= 0 { setViolatedSide(change.leavingSide, of: change.leaving) }
  }
}
