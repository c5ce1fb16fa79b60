/// As many active hyperplanes as there are variables: the vertex where the solution stands, and how to solve with it.
///
/// Every variable owns a slot. The slots' first rows form a triangular matrix: the row of a slot contains the slot's
/// variable and variables of earlier slots only, so solving is substitution. A slot without a row holds its variable
/// where it was (a stay). Replacing the row of a slot appends an eta, the new row in terms of the rows that were active
/// (product form of the inverse).
///
/// Sets of slots still to visit are bit sets: walking them costs a word for 64 slots, and otherwise only what is
/// touched.
final class Basis {
  /// Stands in place of a row: the slot's variable stays where it is.
  static let stay = -1

  let rows: RowSystem
  @exclusivity(unchecked) private(set) var slotCount = 0
  @exclusivity(unchecked) private(set) var slotOfVariable = Buffer<Int>(fillByte: 0xff)
  @exclusivity(unchecked) private(set) var variableOfSlot = Buffer<Int>()
  /// The triangular matrix.
  @exclusivity(unchecked) private(set) var factorRow = Buffer<Int>()
  @exclusivity(unchecked) private(set) var factorPivot = Buffer<Double>()
  @exclusivity(unchecked) private(set) var slotOfFactorRow = Buffer<Int>(fillByte: 0xff)
  /// What is active now.
  @exclusivity(unchecked) private(set) var activeRow = Buffer<Int>()
  @exclusivity(unchecked) private(set) var slotOfActiveRow = Buffer<Int>(fillByte: 0xff)
  /// Where a stay holds its variable.
  @exclusivity(unchecked) private(set) var stayValue = Buffer<Double>()

  @exclusivity(unchecked) var etaCount = 0
  /// How many etas the present factorization began with.
  @exclusivity(unchecked) private var initialEtaCount = 0
  @exclusivity(unchecked) var etaSlot = Buffer<Int>()
  @exclusivity(unchecked) var etaPivot = Buffer<Double>()
  @exclusivity(unchecked) var etaEnd = Buffer<Int>()
  @exclusivity(unchecked) var etaEntrySlot = Buffer<Int>()
  @exclusivity(unchecked) var etaEntry = Buffer<Double>()

  /// Whether the etas were seen to leave next to nothing over.
  @exclusivity(unchecked) var isAccurate = false

  @exclusivity(unchecked) var pending = Buffer<UInt>()
  @exclusivity(unchecked) var slotWork = Buffer<Double>()
  @exclusivity(unchecked) var correction = Buffer<Double>()

  /// The result of `solveTransposed`, by slot; zero outside `multiplierSlots`.
  @exclusivity(unchecked) var multiplier = Buffer<Double>()
  @exclusivity(unchecked) var multiplierSlots = Buffer<Int>()
  @exclusivity(unchecked) var multiplierCount = 0
  @exclusivity(unchecked) var hasMultiplier = Buffer<Bool>()

  /// The result of `solveDirection`: how variables change, and how rows change with them.
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

  /// Forgets all slots and makes room for the rows' system.
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

  /// Makes room for multipliers and directions. Many systems are solved without either.
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

  /// Gives the next slot to a variable. The row's other variables must have slots already.
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

  /// Makes `row` active in place of what the slot has; `multiplier` must hold the row in terms of the active ones.
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

  /// Takes the etas so far as part of the factorization.
  func rememberFactorization() {
    initialEtaCount = etaCount
  }

  /// Whether so many etas were appended that solving without them pays for a new factorization.
  var needsRefactorization: Bool { etaCount &- initialEtaCount > 64 &+ slotCount / 32 }

  /// Takes the latest replacement back; `previous` is what the slot had before.
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
