/// A property's own `willSet` and `didSet`, and their uses of the property's name: there Swift accesses the stored value, so that
/// no observer runs again. Accesses in nested closures, local functions and `defer` are observed.
struct PropertyObservers {
  /// The brace of `didSet`.
  private(set) var didSet: Int?
  /// The uses of the property's name that mean the stored value, alone or after `self.`.
  private(set) var directUses: [Int] = []

  private let file: SourceFile
  private let name: String

  init(of member: Member, in file: SourceFile) {
    self.file = file
    name = member.name
    guard let observers = member.observers else { return }
    for accessor in Self.accessors(after: observers, in: file) {
      if accessor.word == .didSet { didSet = accessor.open }
      // `didSet(previous)`, and names in it that shadow the property's.
      let end = file.partners[accessor.open]
      let isHidden = (accessor.keyword + 1..<end).contains(where: declaresName)
      findUses(in: accessor.open + 1..<end, isHidden: isHidden)
    }
  }

  /// `willSet` or `didSet` with its body.
  struct Accessor {
    let word: Word
    let keyword: Int
    /// The name of the other value, if it has one.
    let parameter: String?
    /// The brace of its body.
    let open: Int
  }

  /// - Parameter observers: the brace around them.
  static func accessors(after observers: Int, in file: SourceFile) -> [Accessor] {
    guard file.partners[observers] > observers else { return [] }
    var found: [Accessor] = []
    var next = observers + 1
    while next < file.partners[observers] {
      let word = file.tokens[next].word
      if word == .willSet || word == .didSet, let open = brace(after: next, in: file) {
        let parameter = file.tokens[next + 1].isSign("(") ? file.string(next + 2) : nil
        found.append(Accessor(word: word, keyword: next, parameter: parameter, open: open))
        next = file.partners[open] + 1
      } else {
        next = file.tokens[next].kind == .sign && file.partners[next] > next ? file.partners[next] + 1 : next + 1
      }
    }
    return found
  }

  /// `didSet {`, `didSet(previous) {`.
  private static func brace(after word: Int, in file: SourceFile) -> Int? {
    let open = (word + 1...word + 4).first { $0 < file.tokens.count && file.tokens[$0].isSign("{") }
    return open.flatMap { file.partners[$0] > $0 ? $0 : nil }
  }

  private mutating func findUses(in range: Range<Int>, isHidden: Bool) {
    var next = range.lowerBound
    // Whether the next brace belongs to a statement.
    var isBodyAhead = false
    while next < range.upperBound {
      let token = file.tokens[next]
      switch token.word {
      case .if, .while, .for, .switch, .else, .do, .repeat: isBodyAhead = true
      case .func, .class, .struct, .enum, .defer: isBodyAhead = false
      default: break
      }
      if token.kind == .identifier {
        let spelling = file.name(next)
        if spelling == "catch" { isBodyAhead = true }
        if spelling == name, isUse(next, isHidden: isHidden) { directUses.append(next) }
      } else if token.kind == .sign, file.partners[next] > next {
        let isBody = token.isSign("{") && isBodyAhead
        if isBody { isBodyAhead = false }
        if isBody || !token.isSign("{") { findUses(in: next + 1..<file.partners[next], isHidden: isHidden) }
        next = file.partners[next]
      }
      next += 1
    }
  }

  private func isUse(_ place: Int, isHidden: Bool) -> Bool {
    let before = file.tokens[place - 1]
    if before.isSign(".") { return file.string(place - 2) == "self" && !file.tokens[place - 3].isSign(".") }
    return !isHidden && !isLabel(place)
  }

  /// `show(speed: 1)`; in a list with brackets a colon is a dictionary's.
  private func isLabel(_ place: Int) -> Bool {
    guard place + 1 < file.tokens.count, file.tokens[place + 1].isSign(":") else { return false }
    let before = file.tokens[place - 1]
    guard before.isSign("(") || before.isSign(",") else { return false }
    var depth = place - 1
    while depth >= 0 {
      let partner = file.partners[depth]
      if partner > depth { return !file.tokens[depth].isSign("[") }
      depth = partner >= 0 ? partner - 1 : depth - 1
    }
    return true
  }

  /// Whether a token declares something else with the property's name.
  private func declaresName(_ place: Int) -> Bool {
    guard file.tokens[place].kind == .identifier, file.name(place) == name, place > 0 else { return false }
    let before = file.tokens[place - 1]
    if [.let, .var, .for, .func].contains(before.word) { return true }
    // `didSet(speed)`.
    return before.isSign("(") && [.didSet, .willSet].contains(file.tokens[place - 2].word)
  }
}
