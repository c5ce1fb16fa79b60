/// What makes a view of SwiftUI's: `ProfileCard(model: model).padding().environmentObject(store)`.
struct ViewExpression {
  struct Modifier {
    let name: String
    /// From its dot to its last bracket.
    let tokens: Range<Int>
    let closures: [Int]
  }

  /// The view's type, or what is called: the last part of its name.
  let name: String
  /// The parentheses after the name.
  let arguments: Range<Int>?
  /// The braces of its trailing closures.
  let closures: [Int]
  let modifiers: [Modifier]
  /// The token after the expression.
  let end: Int

  /// Nil where something else stands at `start`.
  init?(at start: Int, in file: SourceFile) {
    var next = start
    guard let name = Self.name(&next, in: file) else { return nil }
    self.name = name
    (arguments, closures) = Self.call(&next, in: file)
    var modifiers: [Modifier] = []
    while next + 1 < file.tokens.count, file.tokens[next].isSign("."), file.tokens[next + 1].kind == .identifier {
      let dot = next
      next += 2
      let closures = Self.call(&next, in: file).closures
      modifiers.append(Modifier(name: file.name(dot + 1), tokens: dot..<next, closures: closures))
    }
    self.modifiers = modifiers
    end = next
  }

  /// Whether it makes a value of a type, or names one.
  var isOfType: Bool { name.unicodeScalars.first.map { $0.properties.isUppercase } ?? false }

  /// `Module.Outer.Name<Argument>`: up to what is called.
  private static func name(_ next: inout Int, in file: SourceFile) -> String? {
    let tokens = file.tokens
    guard next < tokens.count, tokens[next].kind == .identifier else { return nil }
    var last = next
    next += 1
    while next + 1 < tokens.count, tokens[next].isSign("."), tokens[next + 1].kind == .identifier,
      !isCalled(last + 1, in: file)
    {
      last = next + 1
      next += 2
    }
    if next < tokens.count, tokens[next].isSign("<"), tokens[next].start == tokens[last].end {
      let end = DeclarationScanner(file).skipAngles(next)
      if end > next + 1, end < tokens.count, tokens[end].isSign("(") { next = end }
    }
    return file.name(last)
  }

  private static func isCalled(_ place: Int, in file: SourceFile) -> Bool {
    file.tokens[place].isSign("(") || file.tokens[place].isSign("{")
  }

  /// Parentheses and trailing closures, where they follow.
  private static func call(_ next: inout Int, in file: SourceFile) -> (arguments: Range<Int>?, closures: [Int]) {
    let tokens = file.tokens
    var arguments: Range<Int>?
    var closures: [Int] = []
    if next < tokens.count, tokens[next].isSign("("), !tokens[next].startsLine, file.partners[next] > next {
      arguments = next..<file.partners[next] + 1
      next = file.partners[next] + 1
    }
    if next < tokens.count, tokens[next].isSign("{"), !tokens[next].startsLine, file.partners[next] > next {
      closures.append(next)
      next = file.partners[next] + 1
      while next + 2 < tokens.count, tokens[next].kind == .identifier, tokens[next + 1].isSign(":"),
        tokens[next + 2].isSign("{"), file.partners[next + 2] > next
      {
        closures.append(next + 2)
        next = file.partners[next + 2] + 1
      }
    }
    return (arguments, closures)
  }
}
