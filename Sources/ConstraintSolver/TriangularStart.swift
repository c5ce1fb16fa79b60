/// Finds a vertex to start from by substitution: each row with a single unknown determines this unknown's value.
///
/// Strong rows are used first. All consequences of required equalities are determined before the next optional row may determine a
/// variable; among equally strong rows of one variable, the one whose weaker side is stronger is used first (the view that resists
/// stretching more keeps its size). When no row has a single unknown, there is freedom: a nonnegative variable becomes 0, the first
/// one first; when there are no more of these, the first inequality with a single unknown determines it (or the first one that
/// limits it from above, if one is as strong); and the remaining variables become 0. After each of these steps, rows can have a
/// single unknown again. A choice is corrected immediately if it violates an inequality that is stronger and has no other unknown;
/// so a row waits for the inequalities of its unknown while there are other rows of its level. For layouts this mostly finds the
/// optimal vertex; the simplex method repairs what remains.
final class TriangularStart {
  let rows: RowSystem
  private let basis: Basis

  @exclusivity(unchecked) private(set) var unknownCount = Buffer<Int>()
  /// The indices of a row's unknowns, combined by XOR: the index of the last unknown once it is the only one.
  @exclusivity(unchecked) private var unknownIndices = Buffer<Int>()
  /// The level at which a row may determine a variable, -1 for separate inequalities.
  @exclusivity(unchecked) private(set) var settlingLevel = Buffer<Int>()
  /// Queues of rows with a single unknown, one per level, linked by `queueNext`.
  @exclusivity(unchecked) private var queueHead = Buffer<Int>(fillByte: 0xff)
  @exclusivity(unchecked) private var queueTail = Buffer<Int>()
  @exclusivity(unchecked) private var queueNext = Buffer<Int>()
  @exclusivity(unchecked) private var strongestQueue = 0
  /// The number of inequalities with more than one unknown that contain each variable.
  @exclusivity(unchecked) private var blockerCount = Buffer<Int>()
  /// Queues of rows that wait for the inequalities of their unknown, and the first such row of each variable.
  @exclusivity(unchecked) private var postponedHead = Buffer<Int>(fillByte: 0xff)
  @exclusivity(unchecked) private var postponedTail = Buffer<Int>()
  @exclusivity(unchecked) private var postponedNext = Buffer<Int>()
  @exclusivity(unchecked) private var postponedOfVariable = Buffer<Int>(fillByte: 0xff)
  /// The inequalities with a single unknown, as bits by their place in the order, and the first word that may have one.
  @exclusivity(unchecked) private var lone = Buffer<UInt>()
  @exclusivity(unchecked) private var firstLoneWord = 0
  /// The progress of the search for variables without a value: among nonnegative ones, and among all.
  @exclusivity(unchecked) private var nextBounded = 0
  @exclusivity(unchecked) private var nextVariable = 0

  init(rows: RowSystem, basis: Basis) {
    self.rows = rows
    self.basis = basis
  }

  deinit {
    unknownCount.deallocate()
    unknownIndices.deallocate()
    settlingLevel.deallocate()
    queueHead.deallocate()
    queueTail.deallocate()
    queueNext.deallocate()
    blockerCount.deallocate()
    postponedHead.deallocate()
    postponedTail.deallocate()
    postponedNext.deallocate()
    postponedOfVariable.deallocate()
    lone.deallocate()
  }

  /// Builds the basis's slots. `values` contains zeros and receives the vertex.
  func run(values: UnsafeMutablePointer<Double>) {
    basis.reset()
    prepare()
    let levelCount = rows.priorities.count
    while true {
      while strongestQueue < levelCount && queueHead.base[strongestQueue] < 0
        && postponedHead.base[strongestQueue] < 0
      {
        strongestQueue &+= 1
      }
      if strongestQueue < levelCount {
        let isPostponed = queueHead.base[strongestQueue] < 0
        let row = isPostponed ? popPostponed() : popRow()
        if unknownCount.base[row] != 1 { continue }
        let variable = unknownIndices.base[row]
        if strongestQueue > 0 && !isPostponed && blockerCount.base[variable] > 0 {
          postpone(row, variable)
        } else {
          settle(variable, by: row, values)
        }
        continue
      }
      if !settleFree(values) { return }
    }
  }

  /// Determines one of the variables that no row determines; false if there is none.
  private func settleFree(_ values: UnsafeMutablePointer<Double>) -> Bool {
    let slotOfVariable = basis.slotOfVariable.base
    let ordered = rows.orderedVariables.base
    let count = rows.orderedVariableCount
    while nextBounded < count {
      let variable = ordered[nextBounded]
      nextBounded &+= 1
      if slotOfVariable[variable] >= 0 || rows.store.boundOfVariable.base[variable] < 0 { continue }
      settle(variable, by: Basis.stay, values)
      return true
    }
    let row = popLone()
    if row >= 0 {
      let variable = unknownIndices.base[row]
      settle(variable, by: upperLimit(of: variable, insteadOf: row), values)
      return true
    }
    while nextVariable < count && slotOfVariable[ordered[nextVariable]] >= 0 { nextVariable &+= 1 }
    if nextVariable == count { return false }
    settle(ordered[nextVariable], by: Basis.stay, values)
    return true
  }

  private func markLone(_ row: Int) {
    let rank = rows.rank.base[row]
    let word = rank / 64
    lone.base[word] |= 1 << UInt(bitPattern: rank & 63)
    if word < firstLoneWord { firstLoneWord = word }
  }

  /// The first inequality with a single unknown; -1 if there is none.
  private func popLone() -> Int {
    let wordCount = rows.orderedCount / 64 &+ 1
    while firstLoneWord < wordCount {
      let bits = lone.base[firstLoneWord]
      if bits == 0 {
        firstLoneWord &+= 1
        continue
      }
      lone.base[firstLoneWord] = bits & (bits &- 1)
      let row = rows.ordered.base[firstLoneWord &* 64 &+ bits.trailingZeroBitCount]
      if unknownCount.base[row] == 1 { return row }
    }
    return -1
  }

  private func prepare() {
    let rowCount = rows.rowCount
    let levelCount = rows.priorities.count
    unknownCount.reserve(rowCount)
    unknownIndices.reserve(rowCount)
    settlingLevel.reserve(rowCount)
    queueNext.reserve(rowCount)
    queueHead.reserve(levelCount)
    queueTail.reserve(levelCount)
    queueHead.clear(levelCount)
    strongestQueue = levelCount
    let variableCount = rows.store.variableCount
    blockerCount.reserve(variableCount)
    blockerCount.clear(variableCount)
    postponedOfVariable.reserve(variableCount)
    postponedOfVariable.clear(variableCount)
    postponedHead.reserve(levelCount)
    postponedTail.reserve(levelCount)
    postponedHead.clear(levelCount)
    postponedNext.reserve(rowCount)
    lone.reserve(rows.orderedCount / 64 &+ 1)
    lone.clear(rows.orderedCount / 64 &+ 1)
    firstLoneWord = 0
    nextBounded = 0
    nextVariable = 0
    fillRows()
    requeueByStrongerSide(levelCount)
  }

  private func fillRows() {
    let store = rows.store
    let rowOfConstraint = rows.rowOfConstraint.base
    let unknownCount = unknownCount.base
    let unknownIndices = unknownIndices.base
    let settlingLevel = settlingLevel.base
    let plusLevel = rows.plusLevel.base
    let minusLevel = rows.minusLevel.base
    let termStart = store.termStart.base
    let termEnd = store.termEnd.base
    let termVariable = store.termVariable.base
    // Rows of one variable are queued by the level of their weaker side first, which then decides among equals.
    var place = 0
    while place < rows.orderedCount {
      let row = rows.ordered.base[place]
      place &+= 1
      if rowOfConstraint[row] == row {
        let start = termStart[row]
        let end = termEnd[row]
        unknownCount[row] = end &- start
        var combined = 0
        var position = start
        while position < end {
          combined ^= termVariable[position]
          position &+= 1
        }
        unknownIndices[row] = combined
        let plus = plusLevel[row]
        let minus = minusLevel[row]
        let weaker = plus < minus ? minus : plus
        if weaker == RowSystem.free {
          settlingLevel[row] = -1
          if end &- start > 1 { countBlocker(start, end) }
          if end &- start == 1 { markLone(row) }
        } else {
          settlingLevel[row] = plus < minus ? plus : minus
          if end &- start == 1 { enqueue(row, level: weaker) }
        }
      }
    }
  }

  private func countBlocker(_ start: Int, _ end: Int) {
    var position = start
    while position < end {
      blockerCount.base[rows.store.termVariable.base[position]] &+= 1
      position &+= 1
    }
  }

  private func requeueByStrongerSide(_ levelCount: Int) {
    var first = -1
    var last = -1
    var level = 0
    while level < levelCount {
      let head = queueHead.base[level]
      if head >= 0 {
        if last >= 0 { queueNext.base[last] = head } else { first = head }
        last = queueTail.base[level]
        queueHead.base[level] = -1
      }
      level &+= 1
    }
    strongestQueue = levelCount
    var row = first
    while row >= 0 {
      let next = queueNext.base[row]
      enqueue(row, level: settlingLevel.base[row])
      row = next
    }
  }

  @inline(__always)
  private func enqueue(_ row: Int, level: Int) {
    queueNext.base[row] = -1
    if queueHead.base[level] < 0 {
      queueHead.base[level] = row
    } else {
      queueNext.base[queueTail.base[level]] = row
    }
    queueTail.base[level] = row
    if level < strongestQueue { strongestQueue = level }
  }

  @inline(__always)
  private func popRow() -> Int {
    let row = queueHead.base[strongestQueue]
    queueHead.base[strongestQueue] = queueNext.base[row]
    return row
  }

  private func postpone(_ row: Int, _ variable: Int) {
    let level = strongestQueue
    postponedNext.base[row] = -1
    if postponedHead.base[level] < 0 {
      postponedHead.base[level] = row
    } else {
      postponedNext.base[postponedTail.base[level]] = row
    }
    postponedTail.base[level] = row
    if postponedOfVariable.base[variable] < 0 { postponedOfVariable.base[variable] = row }
  }

  private func popPostponed() -> Int {
    let row = postponedHead.base[strongestQueue]
    postponedHead.base[strongestQueue] = postponedNext.base[row]
    return row
  }

  /// An inequality has one unknown left; if it is the last one that a row waits for, the row continues.
  private func unblock(_ variable: Int) {
    let count = blockerCount.base[variable] &- 1
    blockerCount.base[variable] = count
    if count > 0 { return }
    let row = postponedOfVariable.base[variable]
    if row >= 0 { enqueue(row, level: settlingLevel.base[row]) }
  }

  /// Sets a variable to the value on the row's hyperplane, or leaves it at 0.
  private func settle(_ variable: Int, by proposed: Int, _ values: UnsafeMutablePointer<Double>) {
    var row = proposed
    var pivot = 1.0
    if row >= 0 {
      pivot = solve(row, for: variable, values)
      if pivot.magnitude < Tolerance.pivot {
        // The coefficient is too small to divide by: the row isn't used for the start.
        unknownCount.base[row] = 0
        return
      }
    }
    let level = row < 0 || settlingLevel.base[row] < 0 ? RowSystem.free : settlingLevel.base[row]
    if level > 0 {
      let bound = rows.store.boundOfVariable.base[variable]
      if bound >= 0 && (values[variable] < 0 || row < 0 && values[variable] == 0) {
        row = rows.rowOfConstraint.base[bound]
        pivot = solve(row, for: variable, values)
      }
      if rows.inequalityCount.base[variable] > 0 {
        let stronger = violatedInequality(of: variable, strongerThan: level, values)
        if stronger >= 0 {
          row = stronger
          pivot = solve(row, for: variable, values)
        }
      }
    }
    basis.appendSlot(variable: variable, row: row, pivot: pivot, value: values[variable])
    releaseRows(of: variable)
  }

  /// Sets the variable so that the row is zero; returns the variable's coefficient.
  private func solve(_ row: Int, for variable: Int, _ values: UnsafeMutablePointer<Double>) -> Double {
    let store = rows.store
    let termVariable = store.termVariable.base
    let termCoefficient = store.termCoefficient.base
    var value = -store.constant.base[row]
    var pivot = 0.0
    var position = store.termStart.base[row]
    let end = store.termEnd.base[row]
    while position < end {
      let other = termVariable[position]
      let coefficient = termCoefficient[position]
      if other == variable { pivot = coefficient } else { value -= coefficient * values[other] }
      position &+= 1
    }
    if pivot.magnitude >= Tolerance.pivot { values[variable] = value / pivot }
    return pivot
  }

  /// Marks the variable as known in all its rows, and queues those that have one unknown left.
  private func releaseRows(of variable: Int) {
    let unknownCount = unknownCount.base
    let unknownIndices = unknownIndices.base
    let settlingLevel = settlingLevel.base
    let adjacencyRow = rows.adjacencyRow.base
    var position = rows.adjacencyStart.base[variable]
    let end = rows.adjacencyStart.base[variable &+ 1]
    while position < end {
      let row = adjacencyRow[position]
      let count = unknownCount[row] &- 1
      unknownCount[row] = count
      unknownIndices[row] ^= variable
      if count == 1 {
        if settlingLevel[row] >= 0 {
          enqueue(row, level: settlingLevel[row])
        } else {
          markLone(row)
          unblock(unknownIndices[row])
        }
      }
      position &+= 1
    }
  }
}
