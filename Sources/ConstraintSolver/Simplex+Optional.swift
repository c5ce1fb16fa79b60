extension Simplex {
  /// Minimizes the sums of violations, the strongest level first, without increasing the sum of a stronger level.
  func minimizeOptional() {
    resetLocks()
    var level = nextViolatedLevel(after: 0)
    while level != RowSystem.free {
      minimize(level)
      lockMultipliers(level)
      level = nextViolatedLevel(after: level)
    }
  }

  func resetLocks() {
    var slot = 0
    while slot < basis.slotCount {
      lockOwn(slot)
      slot &+= 1
    }
  }

  private func lockOwn(_ slot: Int) {
    lockPlus.base[slot] = levelOfMove(slot: slot, side: 1)
    lockMinus.base[slot] = levelOfMove(slot: slot, side: -1)
  }

  func nextViolatedLevel(after level: Int) -> Int {
    var next = RowSystem.free
    var index = 0
    while index < violatedOptional.count {
      let candidate = levelOfViolation(violatedOptional.members.base[index])
      if candidate > level && candidate < next { next = candidate }
      index &+= 1
    }
    return next
  }

  private func minimize(_ level: Int) {
    stalledPivots = 0
    while budget > 0 {
      if basis.needsRefactorization { refactor() }
      computeMultipliers(level)
      guard let entering = steepestMove(level) else { return }
      basis.solveDirection(slot: entering.slot, amount: Double(entering.side))
      guard let stop = findStop(level: level, slope: entering.slope) else { return }
      if !pivotLocking(entering, stop, level) { return }
    }
  }

  /// Pivots, and sets the locks of the row that became active according to its previous cost.
  private func pivotLocking(_ move: Move, _ stop: Stop, _ level: Int) -> Bool {
    let side = violatedSide.base[stop.row]
    if !pivot(slot: move.slot, side: move.side, stop: stop) { return false }
    lockReplaced(slot: move.slot, by: stop.row, violated: side, level)
    return true
  }

  /// Sets the locks of a row that became active; `side` is the side on which it was violated before.
  func lockReplaced(slot: Int, by row: Int, violated side: Int, _ level: Int) {
    lockOwn(slot)
    let cost = side == 0 ? RowSystem.free : levelOfSide(side, of: row)
    if cost < level {
      // The row was violated at a level that is finished: moving back costs nothing, moving on does.
      if side > 0 {
        lockPlus.base[slot] = RowSystem.free
        if cost < lockMinus.base[slot] { lockMinus.base[slot] = cost }
      } else {
        lockMinus.base[slot] = RowSystem.free
        if cost < lockPlus.base[slot] { lockPlus.base[slot] = cost }
      }
    }
  }

  /// Expresses the gradient of the level's sum of violations in the active hyperplanes.
  func computeMultipliers(_ level: Int) {
    basis.beginTransposed()
    var index = 0
    while index < violatedOptional.count {
      let row = violatedOptional.members.base[index]
      if levelOfViolation(row) == level {
        basis.addTransposed(row: row, factor: Double(violatedSide.base[row]))
      }
      index &+= 1
    }
    basis.solveTransposed()
  }

  struct Move {
    var slot: Int
    var side: Int
    var slope: Double
  }

  /// The move of one hyperplane that reduces the level's sum fastest, among the moves that stronger levels allow.
  func steepestMove(_ level: Int) -> Move? {
    var best: Move?
    var index = 0
    while index < basis.multiplierCount {
      let slot = basis.multiplierSlots.base[index]
      index &+= 1
      let multiplier = basis.multiplier.base[slot]
      let side = multiplier > 0 ? -1 : 1
      var slope = -multiplier.magnitude
      if slope > -Tolerance.multiplier { continue }
      if (side > 0 ? lockPlus : lockMinus).base[slot] < level { continue }
      if levelOfMove(slot: slot, side: side) == level { slope += 1 }
      if slope > -Tolerance.multiplier { continue }
      if let current = best {
        if usesLowestIndex {
          if blandIndex(slot) > blandIndex(current.slot) { continue }
        } else if slope > current.slope || slope == current.slope && slot > current.slot {
          continue
        }
      }
      best = Move(slot: slot, side: side, slope: slope)
    }
    return best
  }

  /// Locks the moves that would increase the level's sum. `basis.multiplier` must contain the level's multipliers.
  func lockMultipliers(_ level: Int) {
    var index = 0
    while index < basis.multiplierCount {
      let slot = basis.multiplierSlots.base[index]
      index &+= 1
      let multiplier = basis.multiplier.base[slot]
      if multiplier.magnitude < Tolerance.multiplier { continue }
      lock(&lockPlus.base[slot], slope: multiplier, own: levelOfMove(slot: slot, side: 1), level)
      lock(&lockMinus.base[slot], slope: -multiplier, own: levelOfMove(slot: slot, side: -1), level)
    }
  }

  private func lock(_ lock: inout Int, slope: Double, own: Int, _ level: Int) {
    if lock < level { return }
    let total = own == level ? slope + 1 : slope
    if total > Tolerance.multiplier {
      lock = level
    } else if own == level {
      lock = RowSystem.free
    }
  }
}
