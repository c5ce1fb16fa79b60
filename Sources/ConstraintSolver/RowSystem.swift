/// The effective constraints in the form that the simplex method uses.
///
/// A row is an affine function of the variables that is zero on a hyperplane; leaving the hyperplane may have a cost on the
/// positive side, on the negative side, or on both, each at one priority level. An equality has a cost on both sides. The two
/// inequalities of an intrinsic size (`width <= 80` at one priority, `width >= 80` at another) have the same hyperplane and become
/// one row, so the costs of stretching and of compressing are known together.
///
/// A row has the index of the constraint that it comes from.
final class RowSystem {
  /// The level of a side without a cost; weaker than all others.
  static let free = Int.max

  let store: ConstraintStore
  @exclusivity(unchecked) private(set) var rowCount = 0
  /// The distinct priorities in descending order; the first is 1000.
  @exclusivity(unchecked) private(set) var priorities: [Double] = []

  @exclusivity(unchecked) private(set) var plusLevel = Buffer<Int>()
  @exclusivity(unchecked) private(set) var minusLevel = Buffer<Int>()
  @exclusivity(unchecked) private(set) var plusOwner = Buffer<Int>()
  @exclusivity(unchecked) private(set) var minusOwner = Buffer<Int>()
  /// -1 for constraints without an effect.
  @exclusivity(unchecked) private(set) var rowOfConstraint = Buffer<Int>()
  /// The other constraint of a shared row and the sign of its expression relative to the row's; -1 without one.
  @exclusivity(unchecked) private(set) var partner = Buffer<Int>()
  @exclusivity(unchecked) private(set) var partnerSign = Buffer<Double>()

  /// The start of each variable's part of the adjacency lists.
  @exclusivity(unchecked) private(set) var adjacencyStart = Buffer<Int>()
  @exclusivity(unchecked) private(set) var adjacencyRow = Buffer<Int>()
  @exclusivity(unchecked) private(set) var adjacencyCoefficient = Buffer<Double>()
  /// The number of separate inequalities, except bounds, that contain each variable.
  @exclusivity(unchecked) private(set) var inequalityCount = Buffer<Int>()
  /// The rows in order, and the place of each row in this order.
  @exclusivity(unchecked) private(set) var ordered = Buffer<Int>()
  @exclusivity(unchecked) private(set) var orderedCount = 0
  @exclusivity(unchecked) private(set) var rank = Buffer<Int>()
  /// The variables in order, and the place of each variable in this order.
  @exclusivity(unchecked) private(set) var orderedVariables = Buffer<Int>()
  @exclusivity(unchecked) private(set) var orderedVariableCount = 0
  @exclusivity(unchecked) private(set) var variableRank = Buffer<Int>()
  /// The separate inequalities of one variable, in lists by their limit: there can be thousands per variable.
  @exclusivity(unchecked) private var singleHead = Buffer<Int>(fillByte: 0xff)
  @exclusivity(unchecked) private var singleNext = Buffer<Int>()

  init(store: ConstraintStore) {
    self.store = store
  }

  deinit {
    plusLevel.deallocate()
    minusLevel.deallocate()
    plusOwner.deallocate()
    minusOwner.deallocate()
    rowOfConstraint.deallocate()
    partner.deallocate()
    adjacencyStart.deallocate()
    adjacencyRow.deallocate()
    inequalityCount.deallocate()
    ordered.deallocate()
    rank.deallocate()
    orderedVariables.deallocate()
    variableRank.deallocate()
    singleHead.deallocate()
    singleNext.deallocate()
    partnerSign.deallocate()
    adjacencyCoefficient.deallocate()
  }

  /// Reads the store again.
  func assemble() {
    rowCount = store.constraintCount
    reserve()
    orderConstraints()
    orderVariables()
    collectPriorities()
    setSides()
    buildAdjacency()
  }

  /// Whether the two constraints of a shared row still have the same hyperplane after a change of a constant.
  func sharesHyperplane(_ constraint: Int) -> Bool {
    let row = rowOfConstraint.base[constraint]
    let other = partner.base[row]
    return other < 0 || store.constant.base[row] == partnerSign.base[row] * store.constant.base[other]
  }

  /// Removes the cost of a broken constraint; the row remains.
  func dropCost(of constraint: Int) {
    let row = rowOfConstraint.base[constraint]
    if plusOwner.base[row] == constraint { plusLevel.base[row] = Self.free }
    if minusOwner.base[row] == constraint { minusLevel.base[row] = Self.free }
  }

  private func reserve() {
    plusLevel.reserve(rowCount)
    minusLevel.reserve(rowCount)
    plusOwner.reserve(rowCount)
    minusOwner.reserve(rowCount)
    rowOfConstraint.reserve(rowCount)
    partner.reserve(rowCount)
    partnerSign.reserve(rowCount)
    singleNext.reserve(rowCount)
    ordered.reserve(rowCount)
    rank.reserve(rowCount)
    let variableCount = store.variableCount
    adjacencyStart.reserve(variableCount &+ 2)
    inequalityCount.reserve(variableCount)
    singleHead.reserve(Self.singleListCount(rowCount))
    orderedVariables.reserve(variableCount)
    variableRank.reserve(variableCount)
    adjacencyRow.reserve(store.termCount)
    adjacencyCoefficient.reserve(store.termCount)
  }

  /// Indices are reused, so they don't determine the order; constraints count in the order in which they were added.
  private func orderConstraints() {
    let details = store.details.base
    let ordered = ordered.base
    var count = 0
    var isSorted = true
    var index = 0
    while index < rowCount {
      defer { index &+= 1 }
      rowOfConstraint.base[index] = -1
      if !store.isEffective(index) { continue }
      if count > 0 && !comesBefore(details + ordered[count &- 1], details + index) { isSorted = false }
      ordered[count] = index
      count &+= 1
    }
    orderedCount = count
    if !isSorted { sort(ordered, count) { self.comesBefore(details + $0, details + $1) } }
    index = 0
    while index < count {
      rank.base[ordered[index]] = index
      index &+= 1
    }
  }

  @inline(__always)
  private func comesBefore(
    _ left: UnsafeMutablePointer<ConstraintStore.Details>, _ right: UnsafeMutablePointer<ConstraintStore.Details>
  ) -> Bool {
    if left.pointee.order != right.pointee.order { return left.pointee.order < right.pointee.order }
    return left.pointee.sequence < right.pointee.sequence
  }

  private func orderVariables() {
    let order = store.variableOrder.base
    let ordered = orderedVariables.base
    var count = 0
    var isSorted = true
    var index = 0
    while index < store.variableCount {
      defer { index &+= 1 }
      if !store.isLive(variable: index) { continue }
      if count > 0 && order[ordered[count &- 1]] > order[index] { isSorted = false }
      ordered[count] = index
      count &+= 1
    }
    orderedVariableCount = count
    if !isSorted { sort(ordered, count) { order[$0] != order[$1] ? order[$0] < order[$1] : $0 < $1 } }
    index = 0
    while index < count {
      variableRank.base[ordered[index]] = index
      index &+= 1
    }
  }

  private func sort(_ indices: UnsafeMutablePointer<Int>, _ count: Int, by comesBefore: (Int, Int) -> Bool) {
    var buffer = UnsafeMutableBufferPointer(start: indices, count: count)
    buffer.sort(by: comesBefore)
  }

  private func collectPriorities() {
    let details = store.details.base
    var found: Set<Double> = [1000]
    var latest = 1000.0
    var position = 0
    while position < orderedCount {
      let priority = details[ordered.base[position]].priority
      if priority != latest && priority < 1000 {
        latest = priority
        found.insert(priority)
      }
      position &+= 1
    }
    priorities = found.sorted(by: >)
  }

  private func level(of priority: Double) -> Int {
    var low = 0
    var high = priorities.count &- 1
    while low < high {
      let middle = (low &+ high) / 2
      if priorities[middle] > priority { low = middle &+ 1 } else { high = middle }
    }
    return low
  }

  /// Fills levels and owners, and counts each variable's terms in `adjacencyStart[variable + 2]`.
  private func setSides() {
    let details = store.details.base
    let termStart = store.termStart.base
    let termEnd = store.termEnd.base
    let termVariable = store.termVariable.base
    let counts = adjacencyStart.base + 2
    adjacencyStart.clear(store.variableCount &+ 2)
    inequalityCount.clear(store.variableCount)
    singleHead.clear(Self.singleListCount(rowCount))
    var latestPriority = 1000.0
    var latestLevel = 0
    var place = 0
    while place < orderedCount {
      let index = ordered.base[place]
      place &+= 1
      let detail = details + index
      let priority = detail.pointee.priority
      if priority != latestPriority {
        latestPriority = priority
        latestLevel = priority >= 1000 ? 0 : level(of: priority)
      }
      let start = termStart[index]
      let end = termEnd[index]
      if detail.pointee.relation != .equal {
        if end &- start == 1 && joinSingle(index, relation: detail.pointee.relation, level: latestLevel) { continue }
        if !detail.pointee.isBound { countInequality(start, end, by: 1) }
      }
      setSides(of: index, relation: detail.pointee.relation, level: latestLevel)
      var position = start
      while position < end {
        counts[termVariable[position]] &+= 1
        position &+= 1
      }
    }
  }

  @inline(__always)
  private func setSides(of index: Int, relation: Relation, level: Int) {
    rowOfConstraint.base[index] = index
    partner.base[index] = -1
    plusOwner.base[index] = index
    minusOwner.base[index] = index
    plusLevel.base[index] = relation == .greaterThanOrEqual ? Self.free : level
    minusLevel.base[index] = relation == .lessThanOrEqual ? Self.free : level
  }

  private func countInequality(_ start: Int, _ end: Int, by amount: Int) {
    var position = start
    while position < end {
      inequalityCount.base[store.termVariable.base[position]] &+= amount
      position &+= 1
    }
  }

  /// Combines an inequality of one variable with an earlier one that has the same limit from the other side.
  private func joinSingle(_ index: Int, relation: Relation, level: Int) -> Bool {
    let position = store.termStart.base[index]
    let variable = store.termVariable.base[position]
    let coefficient = store.termCoefficient.base[position]
    let constant = store.constant.base[index]
    let costsAbove = relation == .lessThanOrEqual
    let list = singleList(of: variable, end: constant / coefficient)
    var other = singleHead.base[list]
    while other >= 0 {
      let otherPosition = store.termStart.base[other]
      let otherCoefficient = store.termCoefficient.base[otherPosition]
      let isSame = store.termVariable.base[otherPosition] == variable
      let sign = !isSame ? 0 : otherCoefficient == coefficient ? 1.0 : otherCoefficient == -coefficient ? -1.0 : 0
      if sign != 0 && partner.base[other] < 0 && store.constant.base[other] == sign * constant {
        let isPlus = costsAbove == (sign > 0)
        if isPlus ? plusLevel.base[other] == Self.free : minusLevel.base[other] == Self.free {
          if isPlus { plusLevel.base[other] = level } else { minusLevel.base[other] = level }
          if isPlus { plusOwner.base[other] = index } else { minusOwner.base[other] = index }
          partner.base[other] = index
          partnerSign.base[other] = sign
          rowOfConstraint.base[index] = other
          if !store.details.base[other].isBound { countInequality(position, position &+ 1, by: -1) }
          return true
        }
      }
      other = singleNext.base[other]
    }
    singleNext.base[index] = singleHead.base[list]
    singleHead.base[list] = index
    return false
  }

  /// A power of two.
  private static func singleListCount(_ rowCount: Int) -> Int {
    1 << (Int.bitWidth &- max(rowCount, 32).leadingZeroBitCount)
  }

  /// The list of the inequalities with a given limit of a variable; others with the same hash may be in it. The addition of zero
  /// removes the sign of a negative zero.
  @inline(__always)
  private func singleList(of variable: Int, end: Double) -> Int {
    let number = (end + 0).bitPattern ^ UInt64(truncatingIfNeeded: variable) &* 0xff51_afd7_ed55_8ccd
    let mixed = (number ^ number &>> 32) &* 0x9e37_79b9_7f4a_7c15
    return Int(truncatingIfNeeded: mixed &>> 33) & (Self.singleListCount(rowCount) &- 1)
  }

  private func buildAdjacency() {
    let termStart = store.termStart.base
    let termEnd = store.termEnd.base
    let termVariable = store.termVariable.base
    let termCoefficient = store.termCoefficient.base
    let cursor = adjacencyStart.base + 1
    let rows = adjacencyRow.base
    let coefficients = adjacencyCoefficient.base
    let rowOfConstraint = rowOfConstraint.base
    // cursor[variable] counts from the variable's start to its end, which is the next variable's start. The first start is 0, and
    // the second is the first variable's number of terms.
    var variable = 2
    while variable <= store.variableCount {
      cursor[variable] &+= cursor[variable &- 1]
      variable &+= 1
    }
    var place = 0
    while place < orderedCount {
      let row = ordered.base[place]
      place &+= 1
      if rowOfConstraint[row] == row {
        var position = termStart[row]
        let end = termEnd[row]
        while position < end {
          let variable = termVariable[position]
          let target = cursor[variable]
          rows[target] = row
          coefficients[target] = termCoefficient[position]
          cursor[variable] = target &+ 1
          position &+= 1
        }
      }
    }
  }
}
