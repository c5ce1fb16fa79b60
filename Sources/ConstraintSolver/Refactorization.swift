/// Makes the matrix of the active rows triangular again, so that the etas of past pivots can be discarded.
///
/// Substitution as in `TriangularStart`, with the active rows only. If no row has a single unknown, a variable is treated as known
/// (a spike); each row that remains at the end replaces a spike as an eta.
final class Refactorization {
  private let rows: RowSystem
  private let basis: Basis

  @exclusivity(unchecked) private var unknownCount = Buffer<Int>()
  /// The indices of a row's unknowns, combined by XOR.
  @exclusivity(unchecked) private var unknownIndices = Buffer<Int>()
  @exclusivity(unchecked) private var isStay = Buffer<Bool>()
  @exclusivity(unchecked) private var isSpike = Buffer<Bool>()
  @exclusivity(unchecked) private var previouslyActive = Buffer<Int>()
  @exclusivity(unchecked) private var single = Buffer<Int>()
  @exclusivity(unchecked) private var singleCount = 0

  init(rows: RowSystem, basis: Basis) {
    self.rows = rows
    self.basis = basis
  }

  deinit {
    unknownCount.deallocate()
    unknownIndices.deallocate()
    previouslyActive.deallocate()
    single.deallocate()
    isStay.deallocate()
    isSpike.deallocate()
  }

  /// Rebuilds the basis's slots for the same active rows; stays keep their variables at `values`.
  func run(values: UnsafeMutablePointer<Double>) {
    let count = basis.slotCount
    prepare(count)
    basis.reset()
    countUnknowns(count)
    var nextStay = 0
    var nextVariable = 0
    let variableCount = rows.orderedVariableCount
    let ordered = rows.orderedVariables.base
    let slotOfVariable = basis.slotOfVariable.base
    while basis.slotCount < count {
      if singleCount > 0 {
        singleCount &-= 1
        let row = single.base[singleCount]
        if unknownCount.base[row] == 1 { settle(unknownIndices.base[row], by: row, values) }
        continue
      }
      while nextStay < variableCount && (!isStay.base[ordered[nextStay]] || slotOfVariable[ordered[nextStay]] >= 0) {
        nextStay &+= 1
      }
      if nextStay < variableCount {
        settle(ordered[nextStay], by: Basis.stay, values)
        continue
      }
      while slotOfVariable[ordered[nextVariable]] >= 0 { nextVariable &+= 1 }
      isSpike.base[basis.slotCount] = true
      settle(ordered[nextVariable], by: Basis.stay, values)
    }
    replaceSpikes(count)
  }

  private func prepare(_ count: Int) {
    let variableCount = rows.store.variableCount
    unknownCount.reserve(rows.rowCount)
    unknownIndices.reserve(rows.rowCount)
    isStay.reserve(variableCount)
    isSpike.reserve(variableCount)
    previouslyActive.reserve(count)
    single.reserve(count)
    unknownCount.clear(rows.rowCount)
    isStay.clear(variableCount)
    isSpike.clear(variableCount)
    singleCount = 0
    var slot = 0
    while slot < count {
      let row = basis.activeRow.base[slot]
      previouslyActive.base[slot] = row
      if row < 0 { isStay.base[basis.variableOfSlot.base[slot]] = true }
      slot &+= 1
    }
  }

  private func countUnknowns(_ count: Int) {
    let store = rows.store
    var index = 0
    while index < count {
      let row = previouslyActive.base[index]
      index &+= 1
      if row < 0 { continue }
      var position = store.termStart.base[row]
      let end = store.termEnd.base[row]
      unknownCount.base[row] = end &- position
      var combined = 0
      while position < end {
        combined ^= store.termVariable.base[position]
        position &+= 1
      }
      unknownIndices.base[row] = combined
      if unknownCount.base[row] == 1 { push(row) }
    }
  }

  private func push(_ row: Int) {
    single.base[singleCount] = row
    singleCount &+= 1
  }

  private func settle(_ variable: Int, by row: Int, _ values: UnsafeMutablePointer<Double>) {
    let pivot = row < 0 ? 1 : rows.store.coefficient(of: variable, in: row)
    if pivot.magnitude < Tolerance.pivot {
      // Remaining rows, to be made active instead of a spike.
      unknownCount.base[row] = 0
      return
    }
    basis.appendSlot(variable: variable, row: row, pivot: pivot, value: values[variable])
    var position = rows.adjacencyStart.base[variable]
    let end = rows.adjacencyStart.base[variable &+ 1]
    while position < end {
      let other = rows.adjacencyRow.base[position]
      position &+= 1
      let unknowns = unknownCount.base[other] &- 1
      unknownCount.base[other] = unknowns
      unknownIndices.base[other] ^= variable
      if unknowns == 1 { push(other) }
    }
  }

  private func replaceSpikes(_ count: Int) {
    var index = 0
    while index < count {
      let row = previouslyActive.base[index]
      index &+= 1
      if row < 0 || basis.slotOfActiveRow.base[row] >= 0 { continue }
      basis.beginTransposed()
      basis.addTransposed(row: row, factor: 1)
      basis.solveTransposed()
      var best = -1
      var bestSize = Tolerance.pivot
      var candidate = 0
      while candidate < basis.multiplierCount {
        let slot = basis.multiplierSlots.base[candidate]
        candidate &+= 1
        let size = basis.multiplier.base[slot].magnitude
        if isSpike.base[slot] && size > bestSize {
          best = slot
          bestSize = size
        }
      }
      if best < 0 { continue }
      basis.replace(slot: best, by: row)
      isSpike.base[best] = false
    }
    basis.rememberFactorization()
  }
}
