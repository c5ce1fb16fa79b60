/// A block of code: a function's body, an accessor, an initial value.
struct CodeBlock {
  /// The declaration that contains the code.
  enum Container: Hashable {
    case function(SourceModel.FunctionID)
    case getter(SourceModel.PropertyID)
    case setter(SourceModel.PropertyID)
    case value
  }

  var container: Container
  var file: Int
  var range: Range<Int>
  var owner: String?
  /// The parameters' names, with their types if they are known.
  var names: [(String, TypeName?)]
}

extension SourceModel {
  /// The code of all declarations.
  var blocks: [CodeBlock] {
    var result: [CodeBlock] = []
    for (id, function) in functions.enumerated() {
      guard let body = function.body else { continue }
      result.append(
        CodeBlock(
          container: .function(id), file: function.file, range: body, owner: function.owner,
          names: function.parameters.map { ($0.name, $0.type) }))
    }
    for (id, property) in properties.enumerated() {
      if !property.value.isEmpty {
        result.append(
          CodeBlock(container: .value, file: property.file, range: property.value, owner: property.owner, names: []))
      }
      guard let accessors = property.accessors else { continue }
      for (isGetter, range) in parts(of: accessors, file: property.file) {
        result.append(
          CodeBlock(
            container: isGetter ? .getter(id) : .setter(id), file: property.file, range: range, owner: property.owner,
            names: isGetter ? [] : [("newValue", property.type), ("oldValue", property.type)]))
      }
    }
    return result
  }

  /// The accessors between a property's braces; if none is named, all of it is the getter.
  private func parts(of range: Range<Int>, file: Int) -> [(isGetter: Bool, range: Range<Int>)] {
    let tokens = files[file].tokens
    let readers: Set<String> = ["get", "_read"]
    let writers: Set<String> = ["set", "didSet", "willSet", "_modify"]
    var result: [(isGetter: Bool, range: Range<Int>)] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let word = tokens[place]
      guard word.kind == .word, readers.contains(word.string) || writers.contains(word.string) else {
        if result.isEmpty, !word.isSign("@"), word.string != "mutating", word.string != "nonmutating" {
          return [(true, range)]
        }
        place += 1
        continue
      }
      place += 1
      while place < range.upperBound, !tokens[place].isSign("{") {
        // A protocol's requirement: `get set`.
        if tokens[place].kind == .word, readers.contains(tokens[place].string) || writers.contains(tokens[place].string)
        {
          break
        }
        place += 1
      }
      guard place < range.upperBound, tokens[place].isSign("{") else { continue }
      let start = place + 1
      TypeName.skipBalanced(tokens[..<range.upperBound], at: &place)
      result.append((readers.contains(word.string), start..<max(start, place - 1)))
    }
    return result
  }
}
