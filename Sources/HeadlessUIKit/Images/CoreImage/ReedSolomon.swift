/// Check words over a field of two to the power of `bits`, as Aztec codes have them.
struct ReedSolomon {
  private var exponents: [Int] = []
  private var logarithms: [Int]
  private let order: Int

  /// - Parameter polynomial: the generator polynomial of the field, as bits, which determines the number of elements.
  init(polynomial: Int) {
    let bits = Int.bitWidth - 1 - polynomial.leadingZeroBitCount
    order = (1 << bits) - 1
    logarithms = Array(repeating: 0, count: order + 1)
    var value = 1
    for power in 0..<order {
      exponents.append(value)
      logarithms[value] = power
      value <<= 1
      if value > order { value ^= polynomial }
    }
  }

  private func product(_ a: Int, _ b: Int) -> Int {
    a == 0 || b == 0 ? 0 : exponents[(logarithms[a] + logarithms[b]) % order]
  }

  /// The words that follow `words`: what is left of them after a division by (x - a)(x - a²)..., with `count` factors.
  func checkWords(for words: [Int], count: Int) -> [Int] {
    // Highest power first, without the leading 1.
    var generator: [Int] = []
    for power in 1...max(count, 1) where power <= count {
      let root = exponents[power % order]
      let shifted = [1] + generator
      var next = Array(shifted.dropFirst()) + [0]
      for (index, coefficient) in shifted.enumerated() { next[index] ^= product(coefficient, root) }
      generator = next
    }
    var rest = Array(repeating: 0, count: count)
    for word in words {
      let factor = word ^ (rest.first ?? 0)
      rest = Array(rest.dropFirst()) + [0]
      for index in rest.indices { rest[index] ^= product(generator[index], factor) }
    }
    return rest
  }

  /// Whether words with their check words are whole: they vanish at every root.
  func isWhole(_ words: [Int], checkCount: Int) -> Bool {
    (1...max(checkCount, 1)).allSatisfy { power in
      words.reduce(0) { product($0, exponents[power % order]) ^ $1 } == 0
    }
  }
}
