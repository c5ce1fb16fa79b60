/// The variables and constraints as the client specified them.
///
/// Indices are dense and reused; generations distinguish a removed variable or constraint from a later one with the same index. The
/// bound `variable >= 0` of a variable is stored as a required constraint that is never broken.
final class ConstraintStore {
  /// The values that the inner loops don't read.
  struct Details: BitwiseCopyable {
    var priority = 0.0
    /// As specified by the client; the working copy is limited in magnitude.
    var constant = 0.0
    /// The factor by which the constraint was multiplied to get coefficients near 1.
    var scale = 1.0
    var breakRank = 0
    /// The constraint's place in the order of all constraints, independent of its index.
    var order = 0
    /// Counts additions: later constraints have larger numbers.
    var sequence = 0
    var generation = 0
    var relation = Relation.equal
    /// Whether the index is in use, not free for reuse.
    var isLive = false
    var isBound = false
    /// Whether a coefficient isn't finite or is too large, or a variable doesn't exist.
    var isMalformed = false
    /// Whether the constraint is ignored because of a conflict.
    var isBroken = false
  }

  @exclusivity(unchecked) private(set) var variableCount = 0
  @exclusivity(unchecked) private(set) var liveVariableCount = 0
  /// Odd while the variable exists.
  @exclusivity(unchecked) private(set) var variableGeneration = Buffer<Int>()
  @exclusivity(unchecked) private(set) var boundOfVariable = Buffer<Int>(fillByte: 0xff)
  /// The place of each variable in the order of all variables, independent of its index.
  @exclusivity(unchecked) private(set) var variableOrder = Buffer<Int>()
  @exclusivity(unchecked) private var useCount = Buffer<Int>()
  @exclusivity(unchecked) private var lastPosition = Buffer<Int>(fillByte: 0xff)
  @exclusivity(unchecked) private var freeVariables: [Int] = []

  @exclusivity(unchecked) private(set) var constraintCount = 0
  @exclusivity(unchecked) private(set) var details = Buffer<Details>()
  @exclusivity(unchecked) private(set) var constant = Buffer<Double>()
  @exclusivity(unchecked) private(set) var termStart = Buffer<Int>()
  @exclusivity(unchecked) private(set) var termEnd = Buffer<Int>()
  @exclusivity(unchecked) private var freeConstraints: [Int] = []
  @exclusivity(unchecked) private var nextSequence = 0
  @exclusivity(unchecked) private var nextVariableOrder = 0

  @exclusivity(unchecked) private(set) var termCount = 0
  @exclusivity(unchecked) private var unusedTermCount = 0
  @exclusivity(unchecked) private(set) var termVariable = Buffer<Int>()
  @exclusivity(unchecked) private(set) var termCoefficient = Buffer<Double>()

  deinit {
    variableGeneration.deallocate()
    boundOfVariable.deallocate()
    variableOrder.deallocate()
    useCount.deallocate()
    lastPosition.deallocate()
    details.deallocate()
    constant.deallocate()
    termStart.deallocate()
    termEnd.deallocate()
    termVariable.deallocate()
    termCoefficient.deallocate()
  }

  // MARK: Variables

  func makeVariable(isNonnegative: Bool) -> Variable {
    let index: Int
    if let reused = freeVariables.popLast() {
      index = reused
    } else {
      index = variableCount
      variableCount &+= 1
      variableGeneration.reserve(variableCount)
      boundOfVariable.reserve(variableCount)
      variableOrder.reserve(variableCount)
      useCount.reserve(variableCount)
      lastPosition.reserve(variableCount)
    }
    liveVariableCount &+= 1
    variableOrder.base[index] = nextVariableOrder
    nextVariableOrder &+= 1
    let generation = variableGeneration.base[index] &+ 1
    variableGeneration.base[index] = generation
    let variable = Variable(index: index, generation: generation)
    if isNonnegative {
      let bound = addConstraint(
        LinearExpression(variable), .greaterThanOrEqual, priority: 1000, breakRank: 0,
        order: Self.boundOrder(variableOrder.base[index]), isBound: true)
      boundOfVariable.base[index] = bound.index
    }
    return variable
  }

  /// Bounds precede all constraints, in the order of their variables.
  private static func boundOrder(_ order: Int) -> Int { order &- (1 << 61) }

  func setOrder(_ order: Int, ofVariable index: Int) {
    variableOrder.base[index] = order
    let bound = boundOfVariable.base[index]
    if bound >= 0 { details.base[bound].order = Self.boundOrder(order) }
  }

  func setOrder(_ order: Int, ofConstraint index: Int) {
    details.base[index].order = order
  }

  func contains(_ variable: Variable) -> Bool {
    let index = variable.index
    return index < variableCount && variable.generation & 1 == 1
      && variableGeneration.base[index] == variable.generation
  }

  @inline(__always)
  func isLive(variable index: Int) -> Bool {
    variableGeneration.base[index] & 1 == 1
  }

  /// Removes the variable, its bound, and the remaining constraints that contain it.
  func remove(_ variable: Variable) {
    let index = variable.index
    let bound = boundOfVariable.base[index]
    if bound >= 0 {
      removeConstraint(at: bound)
      boundOfVariable.base[index] = -1
    }
    if useCount.base[index] > 0 {
      for constraint in 0..<constraintCount where details.base[constraint].isLive {
        let terms = termStart.base[constraint]..<termEnd.base[constraint]
        if terms.contains(where: { termVariable.base[$0] == index }) {
          removeConstraint(at: constraint)
        }
      }
    }
    variableGeneration.base[index] &+= 1
    liveVariableCount &-= 1
    freeVariables.append(index)
  }

  // MARK: Constraints

  func addConstraint(
    _ expression: LinearExpression, _ relation: Relation, priority: Double, breakRank: Int, order: Int? = nil,
    isBound: Bool = false
  ) -> ConstraintID {
    let index = makeConstraintIndex()
    termStart.base[index] = termCount
    let isWellFormed = appendTerms(of: expression)
    termEnd.base[index] = termCount

    var new = Details()
    new.relation = relation
    new.priority = priority
    new.scale = isWellFormed ? scaleTerms(of: index) : 1
    new.breakRank = breakRank
    new.order = order ?? nextSequence
    new.sequence = nextSequence
    new.generation = details.base[index].generation &+ 1
    new.isLive = true
    new.isBound = isBound
    new.isMalformed = !isWellFormed
    details.base[index] = new
    nextSequence &+= 1
    setConstant(expression.constant, at: index)
    return ConstraintID(index: index, generation: new.generation)
  }

  func contains(_ id: ConstraintID) -> Bool {
    let index = id.index
    return index < constraintCount && details.base[index].isLive && details.base[index].generation == id.generation
  }

  func id(at index: Int) -> ConstraintID {
    ConstraintID(index: index, generation: details.base[index].generation)
  }

  func removeConstraint(at index: Int) {
    details.base[index].isLive = false
    var position = termStart.base[index]
    let end = termEnd.base[index]
    unusedTermCount &+= end &- position
    while position < end {
      useCount.base[termVariable.base[position]] &-= 1
      position &+= 1
    }
    termEnd.base[index] = termStart.base[index]
    freeConstraints.append(index)
    if unusedTermCount > 1024 && unusedTermCount > termCount / 2 { compactTerms() }
  }

  func setConstant(_ value: Double, at index: Int) {
    details.base[index].constant = value
    let limit = Tolerance.largestConstant
    let scaled = value * details.base[index].scale
    constant.base[index] = scaled > limit ? limit : scaled < -limit ? -limit : scaled
  }

  func setPriority(_ priority: Double, at index: Int) {
    details.base[index].priority = priority
  }

  func setBroken(_ isBroken: Bool, at index: Int) {
    details.base[index].isBroken = isBroken
  }

  /// Whether the constraint takes part in solving: it exists, its numbers are valid, and it isn't broken.
  @inline(__always)
  func isEffective(_ index: Int) -> Bool {
    let details = details.base + index
    return details.pointee.isLive && !details.pointee.isBroken && !details.pointee.isMalformed
      && details.pointee.priority > 0 && details.pointee.constant.isFinite
  }

  func coefficient(of variable: Int, in index: Int) -> Double {
    var position = termStart.base[index]
    let end = termEnd.base[index]
    while position < end {
      if termVariable.base[position] == variable { return termCoefficient.base[position] }
      position &+= 1
    }
    return 0
  }

  /// The value of the constraint's expression.
  func evaluate(_ index: Int, at values: UnsafeMutablePointer<Double>) -> Double {
    var sum = constant.base[index]
    var position = termStart.base[index]
    let end = termEnd.base[index]
    while position < end {
      sum += termCoefficient.base[position] * values[termVariable.base[position]]
      position &+= 1
    }
    return sum
  }

  private func makeConstraintIndex() -> Int {
    if let reused = freeConstraints.popLast() { return reused }
    let index = constraintCount
    constraintCount &+= 1
    details.reserve(constraintCount)
    constant.reserve(constraintCount)
    termStart.reserve(constraintCount)
    termEnd.reserve(constraintCount)
    return index
  }

  /// Stores the terms: adds up terms of the same variable, and omits zeros. Returns false if a term is invalid.
  private func appendTerms(of expression: LinearExpression) -> Bool {
    let start = termCount
    let count = expression.count
    termVariable.reserve(start &+ count)
    termCoefficient.reserve(start &+ count)
    let variables = termVariable.base
    let coefficients = termCoefficient.base
    let lastPosition = lastPosition.base
    var end = start
    var hasZero = false
    var index = 0
    while index < count {
      let term = expression.term(at: index)
      index &+= 1
      if !contains(term.variable) || !(term.coefficient.magnitude <= Tolerance.largestConstant) {
        termCount = start
        return false
      }
      let variable = term.variable.index
      let position = lastPosition[variable]
      if position >= start && position < end && variables[position] == variable {
        coefficients[position] += term.coefficient
        if coefficients[position] == 0 { hasZero = true }
      } else {
        variables[end] = variable
        coefficients[end] = term.coefficient
        if term.coefficient == 0 { hasZero = true }
        lastPosition[variable] = end
        end &+= 1
      }
    }
    termCount = hasZero ? dropZeros(from: start, to: end) : end
    var position = start
    while position < termCount {
      useCount.base[variables[position]] &+= 1
      position &+= 1
    }
    return true
  }

  /// If the largest coefficient isn't near 1, multiplies the terms by a power of two that brings it there, which is exact. Returns
  /// the factor.
  private func scaleTerms(of index: Int) -> Double {
    var largest = 0.0
    var position = termStart.base[index]
    let end = termEnd.base[index]
    while position < end {
      let size = termCoefficient.base[position].magnitude
      if size > largest { largest = size }
      position &+= 1
    }
    if largest == 0 || largest <= Tolerance.largestCoefficient && largest >= 1 / Tolerance.largestCoefficient {
      return 1
    }
    let scale = 1 / largest.binade
    guard scale.isFinite else { return 1 }
    position = termStart.base[index]
    while position < end {
      termCoefficient.base[position] *= scale
      position &+= 1
    }
    return scale
  }

  private func dropZeros(from start: Int, to end: Int) -> Int {
    var kept = start
    for position in start..<end where termCoefficient.base[position] != 0 {
      termVariable.base[kept] = termVariable.base[position]
      termCoefficient.base[kept] = termCoefficient.base[position]
      kept &+= 1
    }
    return kept
  }

  private func compactTerms() {
    let order = (0..<constraintCount).filter { details.base[$0].isLive }
      .sorted { termStart.base[$0] < termStart.base[$1] }
    var kept = 0
    for constraint in order {
      let start = kept
      for position in termStart.base[constraint]..<termEnd.base[constraint] {
        termVariable.base[kept] = termVariable.base[position]
        termCoefficient.base[kept] = termCoefficient.base[position]
        kept &+= 1
      }
      termStart.base[constraint] = start
      termEnd.base[constraint] = kept
    }
    termCount = kept
    unusedTermCount = 0
  }
}
