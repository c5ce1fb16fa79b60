/// `@Previewable @State var isOn = false` in the body of a `#Preview`: the declarations become properties of a view whose body is
/// the rest, as with the macro on Apple's platforms.
struct PreviewableStates {
  private let preview: PreviewExpression
  /// The declarations, in bytes: from the first attribute to the end of the value.
  private let declarations: [Range<Int>]
  /// The attributes `@Previewable`, in bytes.
  private let attributes: [Range<Int>]

  /// Nil if there are none.
  init?(_ preview: PreviewExpression, in file: SourceFile) {
    self.preview = preview
    var (declarations, attributes): ([Range<Int>], [Range<Int>]) = ([], [])
    var place = preview.open + 1
    // Statements of the body itself, not those in nested brackets.
    while place < preview.close {
      guard file.tokens[place].isSign("@") else {
        place = file.partners[place] > place ? file.partners[place] + 1 : place + 1
        continue
      }
      let (found, next) = Self.attributedDeclaration(at: place, before: preview.close, in: file)
      place = next
      guard !found.isEmpty else { continue }
      attributes += found
      declarations.append(found[0].lowerBound..<file.tokens[next - 1].end)
    }
    guard !declarations.isEmpty else { return nil }
    self.declarations = declarations
    self.attributes = attributes
  }

  /// The attributes `@Previewable` of a declaration that begins with an attribute, and the token behind the declaration.
  private static func attributedDeclaration(
    at start: Int, before end: Int, in file: SourceFile
  ) -> (attributes: [Range<Int>], next: Int) {
    var found: [Range<Int>] = []
    var place = start
    while place + 1 < end, file.tokens[place].isSign("@") {
      if file.string(place + 1) == "Previewable" {
        found.append(file.tokens[place].start..<file.tokens[place + 1].end)
      }
      place += 2
      // The arguments of an attribute follow without a space.
      if place < end, file.tokens[place].isSign("("), file.tokens[place].start == file.tokens[place - 1].end {
        place = file.partners[place] > place ? file.partners[place] + 1 : place + 1
      }
    }
    if !found.isEmpty, found[0].lowerBound != file.tokens[start].start {
      found.insert(file.tokens[start].start..<file.tokens[start].start, at: 0)
    }
    while place < end, !file.tokens[place].isSign(";") {
      let token = file.tokens[place]
      if token.startsLine, place > start, !goesOn(token, after: file.tokens[place - 1]), !isModifier(place, file) {
        break
      }
      place = file.partners[place] > place ? file.partners[place] + 1 : place + 1
    }
    return (found, place)
  }

  /// Whether a line continues the previous one.
  private static func goesOn(_ token: Token, after previous: Token) -> Bool {
    token.isSign(".") || "=+-*/?:&|<,".utf8.contains(previous.sign) || token.isSign("=")
  }

  /// `var` and its modifiers may begin a line after the attributes.
  private static func isModifier(_ place: Int, _ file: SourceFile) -> Bool {
    let previous = file.tokens[place - 1]
    let words: [Word] = [.var, .let, .private, .fileprivate]
    guard words.contains(file.tokens[place].word) else { return false }
    // After an attribute's name or arguments.
    if previous.isSign(")") {
      return file.partners[place - 1] > 1 && file.tokens[file.partners[place - 1] - 2].isSign("@")
    }
    return place > 1 && file.tokens[place - 2].isSign("@") || words.contains(previous.word)
  }

  func translate(_ translation: inout FileTranslation) {
    let file = translation.file
    let open = file.tokens[preview.open].end
    guard let last = declarations.last?.upperBound else { return }
    // Code before or between the declarations stays in the body, in its order.
    var (others, start): ([Range<Int>], Int) = ([], open)
    for declaration in declarations {
      if start < declaration.lowerBound { others.append(start..<declaration.lowerBound) }
      start = declaration.upperBound
    }
    let moved = others.map { ($0, file.text.string($0)) }.filter { !$0.1.allSatisfy { $0.isWhitespace || $0 == ";" } }
    for (range, _) in moved { translation.edits.blank(range) }
    for attribute in attributes where !attribute.isEmpty { translation.edits.blank(attribute) }
    translation.edits.insert(" struct UIKitPreviewable: View { ", at: open)
    let body = moved.map { "\n\($0.1)\n" }.joined()
    let next = file.tokens[preview.open + 1..<preview.close].first { $0.start >= last }
    if body.isEmpty, let next, next.isSign(";") {
      translation.edits.insert(" var body: some View { ", at: next.end)
    } else if body.isEmpty {
      translation.edits.insert("; var body: some View { ", at: last)
    } else {
      translation.edits.insertDeclarations("var body: some View { \(body)", at: last)
    }
    translation.edits.insert(" } }; return UIKitPreviewable() ", at: file.tokens[preview.close].start)
  }
}
