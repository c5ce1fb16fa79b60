/// Contradictory required rows, found because one of them couldn't be repaired.
struct ConflictingRows {
  /// The constraint that is ignored.
  var broken: Int
  /// All constraints of the set, without the bounds of variables.
  var constraints: [Int]
}

extension Simplex {
  /// Repairs violated required rows one by one; breaks one row of each contradictory set.
  ///
  /// Terminates, because every repair either uses one of a limited number of pivots or removes a required row.
  func repairRequired() -> [ConflictingRows] {
    var conflicts: [ConflictingRows] = []
    stalledPivots = 0
    while violatedRequired.count > 0 {
      let row = violatedRequired.members.base[0]
      if let conflict = budget > 0 ? repair(row) : giveUp(row) { conflicts.append(conflict) }
    }
    return conflicts
  }

  /// Moves away from hyperplanes, weakest first, until the row is satisfied.
  private func repair(_ row: Int) -> ConflictingRows? {
    var isExact = false
    while violatedSide.base[row] != 0 {
      if basis.needsRefactorization { refactor() }
      let side = violatedSide.base[row]
      basis.beginTransposed()
      basis.addTransposed(row: row, factor: Double(side))
      basis.solveTransposed()
      if budget <= 0 { return giveUp(row) }
      let slot = weakestSlot()
      if slot < 0 {
        // If one row contradicts a thousand others, the first check is sufficient for all of them.
        if isExact || isFresh { return breakOne(of: row) }
        // The violation could result from rounding: check again with recomputed values.
        budget -= 1
        refresh()
        isExact = true
        continue
      }
      let move = basis.multiplier.base[slot] > 0 ? -1 : 1
      basis.solveDirection(slot: slot, amount: Double(move))
      guard let stop = findStop(level: 0, slope: 0, target: row), pivot(slot: slot, side: move, stop: stop) else {
        return giveUp(row)
      }
      isExact = false
    }
    return nil
  }

  /// Ignores a violated row whose numbers differ too much in magnitude for a proof or a repair.
  private func giveUp(_ row: Int) -> ConflictingRows {
    let owner = violatedSide.base[row] > 0 ? rows.plusOwner.base[row] : rows.minusOwner.base[row]
    dropCost(of: owner)
    return ConflictingRows(broken: owner, constraints: rows.store.details.base[owner].isBound ? [] : [owner])
  }

  /// The slot whose movement repairs the row at the weakest cost; -1 if only required hyperplanes could repair it.
  private func weakestSlot() -> Int {
    var best = -1
    var bestLevel = 0
    var bestSize = 0.0
    var index = 0
    while index < basis.multiplierCount {
      let slot = basis.multiplierSlots.base[index]
      index &+= 1
      let multiplier = basis.multiplier.base[slot]
      let size = multiplier.magnitude
      if size < Tolerance.multiplier { continue }
      let level = levelOfMove(slot: slot, side: multiplier > 0 ? -1 : 1)
      if level == 0 { continue }
      let isBetter: Bool
      if usesLowestIndex {
        isBetter = best < 0 || blandIndex(slot) < blandIndex(best)
      } else if level != bestLevel {
        isBetter = level > bestLevel
      } else {
        isBetter = size != bestSize ? size > bestSize : slot < best
      }
      if isBetter {
        best = slot
        bestLevel = level
        bestSize = size
      }
    }
    return best
  }

  /// Numbers hyperplanes independently of the basis.
  func blandIndex(_ slot: Int) -> Int {
    let row = basis.activeRow.base[slot]
    return row >= 0 ? rows.rank.base[row] : rows.orderedCount + rows.variableRank.base[basis.variableOfSlot.base[slot]]
  }

  /// The level at which a slot's hyperplane by itself has a cost on one side.
  func levelOfMove(slot: Int, side: Int) -> Int {
    let row = basis.activeRow.base[slot]
    if row < 0 { return RowSystem.free }
    return levelOfSide(side, of: row)
  }

  /// Breaks one constraint of the set that contradicts the row; `basis.multiplier` contains the proof.
  private func breakOne(of row: Int) -> ConflictingRows {
    var constraints = [violatedSide.base[row] > 0 ? rows.plusOwner.base[row] : rows.minusOwner.base[row]]
    for index in 0..<basis.multiplierCount {
      let slot = basis.multiplierSlots.base[index]
      let multiplier = basis.multiplier.base[slot]
      let active = basis.activeRow.base[slot]
      if multiplier.magnitude < Tolerance.multiplier || active < 0 { continue }
      constraints.append(multiplier > 0 ? rows.minusOwner.base[active] : rows.plusOwner.base[active])
    }
    let details = rows.store.details.base
    let breakable = constraints.filter { !details[$0].isBound }
      .sorted { details[$0].sequence < details[$1].sequence }
    let broken = breakable.max {
      (details[$0].breakRank, details[$0].order, details[$0].sequence)
        < (details[$1].breakRank, details[$1].order, details[$1].sequence)
    }
    // A set that consists of bounds only results from inaccurate numbers; ignoring the violated bound ends the search.
    let victim = broken ?? constraints[0]
    dropCost(of: victim)
    return ConflictingRows(broken: victim, constraints: breakable)
  }
}
