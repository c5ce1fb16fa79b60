extension Basis {
  /// Computes the vertex into `values`.
  func solveVertex(into values: UnsafeMutablePointer<Double>) {
    let store = rows.store
    let constant = store.constant.base
    let right = slotWork.base
    let activeRow = activeRow.base
    let stayValue = stayValue.base
    var slot = 0
    while slot < slotCount {
      let row = activeRow[slot]
      right[slot] = row < 0 ? stayValue[slot] : -constant[row]
      slot &+= 1
    }
    applyEtas(to: right)
    substitute(right, into: values)
    if etaCount > 0 && !isAccurate { refine(values) }
  }

  /// Substitution alone leaves small residuals; etas can leave larger ones. The residual is solved for once more. If it is
  /// negligible, further solutions with these etas skip this step.
  private func refine(_ values: UnsafeMutablePointer<Double>) {
    let right = slotWork.base
    correction.reserve(rows.store.variableCount)
    let correction = correction.base
    isAccurate = true
    var slot = 0
    while slot < slotCount {
      let row = activeRow.base[slot]
      let value = values[variableOfSlot.base[slot]]
      let rest = row < 0 ? stayValue.base[slot] - value : -rows.store.evaluate(row, at: values)
      if rest.magnitude > Tolerance.trustedRest * (1 + value.magnitude) { isAccurate = false }
      right[slot] = rest
      slot &+= 1
    }
    applyEtas(to: right)
    substitute(right, into: correction)
    slot = 0
    while slot < slotCount {
      let variable = variableOfSlot.base[slot]
      values[variable] += correction[variable]
      slot &+= 1
    }
  }

  /// Solves with the triangular matrix and clears the right-hand side.
  private func substitute(
    _ right: UnsafeMutablePointer<Double>, into values: UnsafeMutablePointer<Double>
  ) {
    let store = rows.store
    let factorRow = factorRow.base
    let factorPivot = factorPivot.base
    let variableOfSlot = variableOfSlot.base
    let termStart = store.termStart.base
    let termEnd = store.termEnd.base
    let termVariable = store.termVariable.base
    let termCoefficient = store.termCoefficient.base
    var slot = 0
    while slot < slotCount {
      let row = factorRow[slot]
      let own = variableOfSlot[slot]
      var value = right[slot]
      right[slot] = 0
      if row >= 0 {
        var position = termStart[row]
        let end = termEnd[row]
        while position < end {
          let variable = termVariable[position]
          if variable != own { value -= termCoefficient[position] * values[variable] }
          position &+= 1
        }
        value /= factorPivot[slot]
      }
      values[own] = value
      slot &+= 1
    }
  }

  private func applyEtas(to right: UnsafeMutablePointer<Double>) {
    let etaEnd = etaEnd.base
    let entrySlot = etaEntrySlot.base
    let entry = etaEntry.base
    var eta = etaCount &- 1
    while eta >= 0 {
      var position = eta == 0 ? 0 : etaEnd[eta &- 1]
      let end = etaEnd[eta]
      let slot = etaSlot.base[eta]
      var value = right[slot]
      while position < end {
        value -= entry[position] * right[entrySlot[position]]
        position &+= 1
      }
      right[slot] = value / etaPivot.base[eta]
      eta &-= 1
    }
  }

  /// Finds how variables and rows change when the hyperplane at `slot` moves by `amount` and all others stay.
  func solveDirection(slot: Int, amount: Double) {
    clearStep()
    let right = slotWork.base
    right[slot] = amount
    mark(slot)
    if etaCount > 0 { applyEtasMarking(right) }
    let variableOfSlot = variableOfSlot.base
    let factorRow = factorRow.base
    let factorPivot = factorPivot.base
    let slotOfFactorRow = slotOfFactorRow.base
    let adjacencyStart = rows.adjacencyStart.base
    let adjacencyRow = rows.adjacencyRow.base
    let adjacencyCoefficient = rows.adjacencyCoefficient.base
    let step = step.base
    let rowStep = rowStep.base
    let hasRowStep = hasRowStep.base
    let pending = pending.base
    let wordCount = slotCount / 64 &+ 1
    var word = 0
    while word < wordCount {
      while pending[word] != 0 {
        let bits = pending[word]
        pending[word] = bits & (bits &- 1)
        let current = word &* 64 &+ bits.trailingZeroBitCount
        let row = factorRow[current]
        var value = right[current]
        right[current] = 0
        if row >= 0 { value = (value - rowStep[row]) / factorPivot[current] }
        if value == 0 { continue }
        let variable = variableOfSlot[current]
        step[variable] = value
        stepVariables.base[stepVariableCount] = variable
        stepVariableCount &+= 1
        var position = adjacencyStart[variable]
        let end = adjacencyStart[variable &+ 1]
        while position < end {
          let touched = adjacencyRow[position]
          rowStep[touched] += adjacencyCoefficient[position] * value
          position &+= 1
          if hasRowStep[touched] { continue }
          hasRowStep[touched] = true
          stepRows.base[stepRowCount] = touched
          stepRowCount &+= 1
          let later = slotOfFactorRow[touched]
          if later > current { mark(later) }
        }
      }
      word &+= 1
    }
  }

  private func applyEtasMarking(_ right: UnsafeMutablePointer<Double>) {
    applyEtas(to: right)
    var eta = 0
    while eta < etaCount {
      let slot = etaSlot.base[eta]
      if right[slot] != 0 { mark(slot) }
      eta &+= 1
    }
  }

  private func clearStep() {
    var index = 0
    while index < stepVariableCount {
      step.base[stepVariables.base[index]] = 0
      index &+= 1
    }
    stepVariableCount = 0
    index = 0
    while index < stepRowCount {
      let row = stepRows.base[index]
      rowStep.base[row] = 0
      hasRowStep.base[row] = false
      index &+= 1
    }
    stepRowCount = 0
  }

  /// Starts a right-hand side for `solveTransposed`.
  func beginTransposed() {
    var index = 0
    while index < multiplierCount {
      let slot = multiplierSlots.base[index]
      multiplier.base[slot] = 0
      hasMultiplier.base[slot] = false
      index &+= 1
    }
    multiplierCount = 0
  }

  /// Adds `factor` times a row's coefficients to the right-hand side.
  func addTransposed(row: Int, factor: Double) {
    let store = rows.store
    var position = store.termStart.base[row]
    let end = store.termEnd.base[row]
    while position < end {
      addTransposed(
        variable: store.termVariable.base[position], factor: factor * store.termCoefficient.base[position])
      position &+= 1
    }
  }

  /// Adds a coefficient of one variable to the right-hand side.
  @inline(__always)
  func addTransposed(variable: Int, factor: Double) {
    let slot = slotOfVariable.base[variable]
    slotWork.base[slot] += factor
    mark(slot)
  }

  /// Finds the multipliers with which the active hyperplanes add up to the right-hand side.
  func solveTransposed() {
    let right = slotWork.base
    let pending = pending.base
    let factorRow = factorRow.base
    let factorPivot = factorPivot.base
    let slotOfVariable = slotOfVariable.base
    let store = rows.store
    let termStart = store.termStart.base
    let termEnd = store.termEnd.base
    let termVariable = store.termVariable.base
    let termCoefficient = store.termCoefficient.base
    var word = slotCount / 64
    while word >= 0 {
      while pending[word] != 0 {
        let bit = 63 &- pending[word].leadingZeroBitCount
        pending[word] &= ~(1 << UInt(bitPattern: bit))
        let slot = word &* 64 &+ bit
        let value = right[slot] / factorPivot[slot]
        right[slot] = 0
        if value == 0 { continue }
        addMultiplier(value, at: slot)
        let row = factorRow[slot]
        if row < 0 { continue }
        var position = termStart[row]
        let end = termEnd[row]
        while position < end {
          let earlier = slotOfVariable[termVariable[position]]
          if earlier != slot {
            right[earlier] -= termCoefficient[position] * value
            mark(earlier)
          }
          position &+= 1
        }
      }
      word &-= 1
    }
    if etaCount > 0 { applyEtasTransposed() }
  }

  private func applyEtasTransposed() {
    let multiplier = multiplier.base
    var start = 0
    var eta = 0
    while eta < etaCount {
      let slot = etaSlot.base[eta]
      let end = etaEnd.base[eta]
      let value = multiplier[slot] / etaPivot.base[eta]
      if value != 0 {
        multiplier[slot] = value
        var position = start
        while position < end {
          addMultiplier(-etaEntry.base[position] * value, at: etaEntrySlot.base[position])
          position &+= 1
        }
      }
      start = end
      eta &+= 1
    }
  }

  @inline(__always)
  private func addMultiplier(_ value: Double, at slot: Int) {
    multiplier.base[slot] += value
    if hasMultiplier.base[slot] { return }
    hasMultiplier.base[slot] = true
    multiplierSlots.base[multiplierCount] = slot
    multiplierCount &+= 1
  }

  @inline(__always)
  private func mark(_ slot: Int) {
    pending.base[slot >> 6] |= 1 << UInt(bitPattern: slot & 63)
  }
}
