/// Chooses among the inequalities of a variable.
extension TriangularStart {
  /// Of the inequalities whose only unknown is the variable, and which are as strong as the row, the first that limits the variable
  /// from above; the row itself if there is none.
  func upperLimit(of variable: Int, insteadOf row: Int) -> Int {
    let strength = min(rows.plusLevel.base[row], rows.minusLevel.base[row])
    var found = -1
    var position = rows.adjacencyStart.base[variable]
    let end = rows.adjacencyStart.base[variable &+ 1]
    while position < end {
      let other = rows.adjacencyRow.base[position]
      let coefficient = rows.adjacencyCoefficient.base[position]
      position &+= 1
      if unknownCount.base[other] != 1 || settlingLevel.base[other] >= 0 { continue }
      let plus = rows.plusLevel.base[other]
      let minus = rows.minusLevel.base[other]
      let isUpper = (plus < minus) == (coefficient > 0)
      if !isUpper || min(plus, minus) != strength || coefficient.magnitude < Tolerance.pivot { continue }
      if found < 0 || rows.rank.base[other] < rows.rank.base[found] { found = other }
    }
    return found < 0 ? row : found
  }

  /// The strongest inequality, if any, whose only unknown is the variable and which the variable's value violates; among equally
  /// strong ones, the one that requires the largest change of the variable.
  func violatedInequality(
    of variable: Int, strongerThan level: Int, _ values: UnsafeMutablePointer<Double>
  ) -> Int {
    var strongest = level &- 1
    var farthest = Tolerance.violation
    var found = -1
    var position = rows.adjacencyStart.base[variable]
    let end = rows.adjacencyStart.base[variable &+ 1]
    while position < end {
      let row = rows.adjacencyRow.base[position]
      let coefficient = rows.adjacencyCoefficient.base[position]
      position &+= 1
      if unknownCount.base[row] != 1 || settlingLevel.base[row] >= 0 { continue }
      let plus = rows.plusLevel.base[row]
      let minus = rows.minusLevel.base[row]
      let rowLevel = plus < minus ? plus : minus
      if rowLevel > strongest || coefficient.magnitude < Tolerance.pivot { continue }
      let residual = rows.store.evaluate(row, at: values)
      let distance = (plus < minus ? residual : -residual) / coefficient.magnitude
      if distance > (rowLevel < strongest ? Tolerance.violation : farthest) {
        strongest = rowLevel
        farthest = distance
        found = row
      }
    }
    return found
  }
}
