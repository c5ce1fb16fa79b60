/// The functions that the sources call, by name and labels, whatever the receiver.
struct Calls {
  /// `name`, and the labels of a call; `_` for an argument without a label.
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
        // A reference without a call: the function is passed as a value.
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

  /// Whether a function with this name and these labels is called.
  /// - Parameter leavingOut: Whether a call with only some of the labels, in their order, counts: arguments with defaults can be
  ///   omitted, and closures can be trailing.
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
