internal import Foundation

/// Splits a document into blocks: paragraphs, headings and code, with the enclosing lists and quotations. By CommonMark's rules,
/// except for indented code, tables and thematic breaks, which aren't shown.
struct MarkdownBlocks {
  /// A block with text, and those around it.
  struct Leaf {
    let text: String
    let isCode: Bool
    let intent: PresentationIntent

    var runs: [MarkdownRun] {
      var runs = isCode ? [MarkdownRun(text: text)] : MarkdownInlines.runs(of: text, keepsWhitespace: false)
      for index in runs.indices { runs[index].presentation = intent }
      return runs
    }
  }

  private var leaves: [Leaf] = []
  private var count = 0
  /// Blocks that are nested deeper keep their markers.
  private static let deepest = 64

  static func leaves(of text: String) -> [Leaf] {
    var reader = MarkdownBlocks()
    reader.read(text.split(separator: "\n", omittingEmptySubsequences: false)[...], in: nil)
    return reader.leaves
  }

  /// The next block's intent, numbered in the order of the document, outer ones first.
  private mutating func intent(_ kind: PresentationIntent.Kind, in parent: PresentationIntent?) -> PresentationIntent {
    count += 1
    return PresentationIntent(kind, identity: count, parent: parent)
  }

  private mutating func add(
    _ text: String, isCode: Bool = false, _ kind: PresentationIntent.Kind, in parent: PresentationIntent?
  ) {
    leaves.append(Leaf(text: text, isCode: isCode, intent: intent(kind, in: parent)))
  }

  private mutating func read(_ lines: ArraySlice<Substring>, in parent: PresentationIntent?) {
    var rest = lines
    var paragraph: [Substring] = []
    func take() -> String {
      defer { paragraph = [] }
      return paragraph.joined(separator: "\n")
    }
    let mayNest = (parent?.count ?? 0) < Self.deepest
    while let line = rest.first {
      let content = MarkdownLine.content(line)
      let isText = !paragraph.isEmpty
      if isText, let level = MarkdownLine.underline(content) {
        add(take(), .header(level: level), in: parent)
        rest.removeFirst()
        continue
      }
      let marker = mayNest ? MarkdownMarker(line) : nil
      let starts = marker.map { !isText || $0.ordinal ?? 1 == 1 } ?? false
      if MarkdownLine.isPlain(content), !starts, !(mayNest && content.first == ">") {
        paragraph.append(content)
        rest.removeFirst()
        continue
      }
      if isText { add(take(), .paragraph, in: parent) }
      if let fence = MarkdownFence(content) {
        let code = fence.code(from: &rest)
        add(code, isCode: true, .codeBlock(languageHint: fence.language), in: parent)
      } else if let heading = MarkdownLine.heading(content) {
        add(heading.text, .header(level: heading.level), in: parent)
        rest.removeFirst()
      } else if content.isEmpty || MarkdownLine.isRule(content) {
        rest.removeFirst()
      } else if let marker {
        readList(&rest, marker, in: parent)
      } else {
        let quote = intent(.blockQuote, in: parent)
        read(MarkdownLine.quoted(from: &rest)[...], in: quote)
      }
    }
    if !paragraph.isEmpty { add(take(), .paragraph, in: parent) }
  }

  private mutating func readList(
    _ rest: inout ArraySlice<Substring>, _ first: MarkdownMarker, in parent: PresentationIntent?
  ) {
    let list = intent(first.ordinal == nil ? .unorderedList : .orderedList, in: parent)
    var ordinal = first.ordinal ?? 1
    var marker: MarkdownMarker? = first
    while let current = marker {
      let item = intent(.listItem(ordinal: ordinal), in: list)
      ordinal += 1
      read(current.item(from: &rest)[...], in: item)
      marker = nil
      guard let next = rest.firstIndex(where: { !MarkdownLine.content($0).isEmpty }),
        !MarkdownLine.isRule(MarkdownLine.content(rest[next])), let other = MarkdownMarker(rest[next]),
        other.sign == first.sign
      else { break }
      rest = rest[next...]
      marker = other
    }
  }
}
