extension Simplex {
  /// Finds the point at which a movement along the direction in `basis.step` has to stop.
  ///
  /// - Parameters:
  ///   - level: The level being optimized. The movement stops at rows with a cost at stronger levels; rows of this level add to the
  ///     slope until it is no longer negative; weaker rows are passed.
  ///   - slope: The change of this level's sum of violations per unit of distance; negative.
  ///   - target: A violated required row that is being repaired: the movement stops where the row is satisfied. Other violated
  ///     required rows stop it only where they would be violated on their other side.
  func findStop(level: Int, slope: Double, target: Int = -1) -> Stop? {
    var stop: Stop?
    var stopPivot = 0.0
    passable.removeAll(keepingCapacity: true)
    passedCount = 0
    var index = 0
    while index < basis.stepRowCount {
      let row = basis.stepRows.base[index]
      index &+= 1
      if basis.slotOfActiveRow.base[row] >= 0 { continue }
      let change = basis.rowStep.base[row]
      let size = change.magnitude
      if size < Tolerance.pivot { continue }
      let side = change > 0 ? 1 : -1
      let violated = violatedSide.base[row]
      if violated == side { continue }
      let plus = rows.plusLevel.base[row]
      let minus = rows.minusLevel.base[row]
      let ahead = side > 0 ? plus : minus
      let behind = violated == 0 ? RowSystem.free : side > 0 ? minus : plus
      if ahead > level && behind > level { continue }
      let residual = residual.base[row]
      let distance = residual * change < 0 ? residual.magnitude / size : 0
      let stops =
        target >= 0
        ? ahead == 0 || row == target
        : ahead < level || behind < level
      if stops {
        if let current = stop, !isEarlier(row, distance, size, than: current, stopPivot) { continue }
        stop = Stop(row: row, distance: distance)
        stopPivot = size
      } else if target < 0 {
        let factor = ahead == level && behind == level ? 2.0 : 1
        passable.append((distance, factor * size, row))
      }
    }
    return passable.isEmpty ? stop : firstStop(before: stop, slope: slope)
  }

  private func isEarlier(
    _ row: Int, _ distance: Double, _ size: Double, than current: Stop, _ currentSize: Double
  ) -> Bool {
    if distance != current.distance { return distance < current.distance }
    if !usesLowestIndex && size != currentSize { return size > currentSize }
    return rows.rank.base[row] < rows.rank.base[current.row]
  }

  /// Passes breakpoints of the level while that reduces the sum of violations.
  private func firstStop(before stop: Stop?, slope: Double) -> Stop? {
    let limit = stop?.distance ?? .infinity
    passable.sort { left, right in
      if left.distance != right.distance { return left.distance < right.distance }
      return rows.rank.base[left.row] < rows.rank.base[right.row]
    }
    var slope = slope
    for breakpoint in passable {
      if breakpoint.distance >= limit { break }
      slope += breakpoint.slope
      if slope >= -Tolerance.multiplier { return Stop(row: breakpoint.row, distance: breakpoint.distance) }
      passedCount &+= 1
    }
    return stop
  }
}
