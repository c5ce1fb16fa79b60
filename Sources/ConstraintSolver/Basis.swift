/// As many active hyperplanes as there are variables: they determine the vertex at which the solution is. Solves systems with them.
///
/// Every variable has a slot. The first rows of the slots form a triangular matrix: the row of a slot contains the slot's variable
/// and variables of earlier slots only, so solving is substitution. A slot without a row keeps its variable at its value (a stay).
/// Replacing the row of a slot appends an eta: the new row, expressed in the rows that were active (product form of the inverse).
///
/// The sets of slots to visit are bit sets: iterating over one costs a word per 64 slots, plus the slots in it.
final class Basis {
  /// Used instead of a row's index: the slot's variable keeps its value.
  static let stay = -1

  let rows: RowSystem
  @exclusivity(unchecked) private(set) var slotCount = 0
  @exclusivity(unchecked) private(set) var slotOfVariable = Buffer<Int>(fillByte: 0xff)
  @exclusivity(unchecked) private(set) var variableOfSlot = Buffer<Int>()
  /// The triangular matrix.
  @exclusivity(unchecked) private(set) var factorRow = Buffer<Int>()
  @exclusivity(unchecked) private(set) var factorPivot = Buffer<Double>()
  @exclusivity(unchecked) private(set) var slotOfFactorRow = Buffer<Int>(fillByte: 0xff)
  /// The active row of each slot.
  @exclusivity(unchecked) private(set) var activeRow = Buffer<Int>()
  @exclusivity(unchecked) private(set) var slotOfActiveRow = Buffer<Int>(fillByte: 0xff)
  /// The value at which a stay keeps its variable.
  @exclusivity(unchecked) private(set) var stayValue = Buffer<Double>()

  @exclusivity(unchecked) var etaCount = 0
  /// The number of etas that belong to the current factorization.
  @exclusivity(unchecked) private var initialEtaCount = 0
  @exclusivity(unchecked) var etaSlot = Buffer<Int>()
  @exclusivity(unchecked) var etaPivot = Buffer<Double>()
  @exclusivity(unchecked) var etaEnd = Buffer<Int>()
  @exclusivity(unchecked) var etaEntrySlot = Buffer<Int>()
  @exclusivity(unchecked) var etaEntry = Buffer<Double>()

  /// Whether the etas have been found to leave negligible residuals.
  @exclusivity(unchecked) var isAccurate = false

  @exclusivity(unchecked) var pending = Buffer<UInt>()
  @exclusivity(unchecked) var slotWork = Buffer<Double>()
  @exclusivity(unchecked) var correction = Buffer<Double>()

  /// The result of `solveTransposed`, by slot; zero outside `multiplierSlots`.
  @exclusivity(unchecked) var multiplier = Buffer<Double>()
  @exclusivity(unchecked) var multiplierSlots = Buffer<Int>()
  @exclusivity(unchecked) var multiplierCount = 0
  @exclusivity(unchecked) var hasMultiplier = Buffer<Bool>()

  /// The result of `solveDirection`: the changes of variables and rows.
  @exclusivity(unchecked) var step = Buffer<Double>()
  @exclusivity(unchecked) var stepVariables = Buffer<Int>()
  @exclusivity(unchecked) var stepVariableCount = 0
  @exclusivity(unchecked) var rowStep = Buffer<Double>()
  @exclusivity(unchecked) var stepRows = Buffer<Int>()
  @exclusivity(unchecked) var stepRowCount = 0
  @exclusivity(unchecked) var hasRowStep = Buffer<Bool>()

  init(rows: RowSystem) {
    self.rows = rows
  }

  deinit {
    slotOfVariable.deallocate()
    variableOfSlot.deallocate()
    factorRow.deallocate()
    slotOfFactorRow.deallocate()
    activeRow.deallocate()
    slotOfActiveRow.deallocate()
    etaSlot.deallocate()
    etaEnd.deallocate()
    etaEntrySlot.deallocate()
    multiplierSlots.deallocate()
    stepVariables.deallocate()
    stepRows.deallocate()
    factorPivot.deallocate()
    stayValue.deallocate()
    etaPivot.deallocate()
    etaEntry.deallocate()
    slotWork.deallocate()
    correction.deallocate()
    multiplier.deallocate()
    step.deallocate()
    rowStep.deallocate()
    pending.deallocate()
    hasMultiplier.deallocate()
    hasRowStep.deallocate()
  }

  // MARK: Building

  /// Removes all slots and reserves memory for the rows' system.
  func reset() {
    let variableCount = rows.store.variableCount
    let rowCount = rows.rowCount
    slotOfVariable.reserve(variableCount)
    variableOfSlot.reserve(variableCount)
    factorRow.reserve(variableCount)
    factorPivot.reserve(variableCount)
    activeRow.reserve(variableCount)
    stayValue.reserve(variableCount)
    slotWork.reserve(variableCount)
    slotOfFactorRow.reserve(rowCount)
    slotOfActiveRow.reserve(rowCount)
    slotOfVariable.clear(variableCount)
    slotOfFactorRow.clear(rowCount)
    slotOfActiveRow.clear(rowCount)
    slotCount = 0
    etaCount = 0
    initialEtaCount = 0
  }

  /// Reserves memory for multipliers and directions, which many systems don't need.
  func prepareForPivots() {
    let rowCount = rows.rowCount
    pending.reserve(slotCount / 64 &+ 1)
    multiplier.reserve(slotCount)
    multiplierSlots.reserve(slotCount)
    hasMultiplier.reserve(slotCount)
    step.reserve(rows.store.variableCount)
    stepVariables.reserve(slotCount)
    rowStep.reserve(rowCount)
    stepRows.reserve(rowCount)
    hasRowStep.reserve(rowCount)
  }

  /// Assigns the next slot to a variable. The row's other variables must have slots already.
  @inline(__always)
  func appendSlot(variable: Int, row: Int, pivot: Double, value: Double) {
    let slot = slotCount
    slotCount = slot &+ 1
    slotOfVariable.base[variable] = slot
    variableOfSlot.base[slot] = variable
    factorRow.base[slot] = row
    factorPivot.base[slot] = pivot
    activeRow.base[slot] = row
    stayValue.base[slot] = value
    if row >= 0 {
      slotOfFactorRow.base[row] = slot
      slotOfActiveRow.base[row] = slot
    }
  }

  /// Makes `row` active instead of the slot's current row; `multiplier` must contain the row expressed in the active rows.
  func replace(slot: Int, by row: Int) {
    let start = etaCount == 0 ? 0 : etaEnd.base[etaCount &- 1]
    etaSlot.reserve(etaCount &+ 1)
    etaPivot.reserve(etaCount &+ 1)
    etaEnd.reserve(etaCount &+ 1)
    etaEntrySlot.reserve(start &+ multiplierCount)
    etaEntry.reserve(start &+ multiplierCount)
    var end = start
    var index = 0
    while index < multiplierCount {
      let other = multiplierSlots.base[index]
      index &+= 1
      let value = multiplier.base[other]
      if other == slot || value == 0 { continue }
      etaEntrySlot.base[end] = other
      etaEntry.base[end] = value
      end &+= 1
    }
    etaSlot.base[etaCount] = slot
    etaPivot.base[etaCount] = multiplier.base[slot]
    etaEnd.base[etaCount] = end
    etaCount &+= 1
    isAccurate = false
    setActive(row, at: slot)
  }

  /// Includes the etas so far in the factorization.
  func rememberFactorization() {
    initialEtaCount = etaCount
  }

  /// Whether there are so many etas that a new factorization costs less than solving with them.
  var needsRefactorization: Bool { etaCount &- initialEtaCount > 64 &+ slotCount / 32 }

  /// Reverts the latest replacement; `previous` is the row that the slot had before.
  func undoReplacement(slot: Int, previous: Int) {
    etaCount &-= 1
    isAccurate = false
    setActive(previous, at: slot)
  }

  private func setActive(_ row: Int, at slot: Int) {
    let previous = activeRow.base[slot]
    if previous >= 0 { slotOfActiveRow.base[previous] = -1 }
    activeRow.base[slot] = row
    if row >= 0 { slotOfActiveRow.base[row] = slot }
  }
}
