/// Which functions the sources call, by name and labels: what stands in a call is compared, whatever its receiver.
struct Calls {
  /// `name`, and the labels of one call of it; `_` where an argument has none.
  private var labels: [String: [[String]]] = [:]

  init(in blocks: [CodeBlock], of model: SourceModel, brackets: [Brackets]) {
    for block in blocks { read(block, model, brackets[block.file]) }
  }

  private mutating func read(_ block: CodeBlock, _ model: SourceModel, _ brackets: Brackets) {
    let tokens = model.files[block.file].tokens
    for place in block.range where tokens[place].kind == .word && model.functionNames.contains(tokens[place].string) {
      let name = tokens[place].string
      if place > 1, tokens[place - 1].isSign("."), tokens[place - 2].isWord("super") { continue }
      if place > 0, tokens[place - 1].isWord("func") { continue }
      var next = place + 1
      while next < block.range.upperBound, tokens[next].isSign("?") || tokens[next].isSign("!") { next += 1 }
      guard next < block.range.upperBound, tokens[next].isSign("(") else {
        // Named, not called: handed on as a value.
        labels[name, default: []].append(["*"])
        continue
      }
      labels[name, default: []].append(argumentLabels(tokens, from: next, to: brackets.partner(of: next), brackets))
    }
  }

  private func argumentLabels(_ tokens: [CodeToken], from open: Int, to close: Int, _ brackets: Brackets) -> [String] {
    var result: [String] = []
    var place = open + 1
    var isStart = true
    while place < close {
      if isStart {
        let isLabelled = tokens[place].kind == .word && tokens[place + 1].isSign(":")
        result.append(isLabelled ? tokens[place].string : "_")
        // A reference to the function: `tableView(_:didSelectRowAt:)`.
        if isLabelled, place + 2 == close || tokens[place + 2].kind == .word && tokens[place + 3].isSign(":") {
          place += 2
          continue
        }
        isStart = false
      }
      if tokens[place].isSign(",") { isStart = true }
      let opens = tokens[place].isSign("(") || tokens[place].isSign("[") || tokens[place].isSign("{")
      place = opens ? brackets.partner(of: place) + 1 : place + 1
    }
    return result
  }

  /// Whether something calls a function of this name with its labels.
  /// - Parameter leavingOut: Whether a call with some of the labels in their order counts: arguments may be left out where
  ///   they have defaults, or stand behind the parentheses as closures.
  func contain(_ function: FunctionDeclaration, leavingOut: Bool) -> Bool {
    (labels[function.name] ?? []).contains { call in
      if call == ["*"] { return leavingOut }
      guard leavingOut else { return call == function.parameters.map(\.label) }
      var parameters = function.parameters.map(\.label)[...]
      for label in call {
        guard let place = parameters.firstIndex(of: label) else { return false }
        parameters = parameters[(place + 1)...]
      }
      return true
    }
  }
}
