internal import Foundation

/// A stretch of text that Markdown gives one look.
struct MarkdownRun: Equatable {
  var text: String
  var intent: InlinePresentationIntent = []
  var link: String?
  /// The enclosing blocks; nil if blocks aren't distinguished.
  var presentation: PresentationIntent?
}

/// Reads Markdown by CommonMark's rules, with GitHub's struck text.
enum MarkdownReader {
  static func runs(
    of text: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
  ) -> [MarkdownRun] {
    let text = text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
    switch syntax {
    case .full: return MarkdownBlocks.leaves(of: text).flatMap(\.runs)
    case .inlineOnly: return MarkdownInlines.runs(of: text, keepsWhitespace: false)
    case .inlineOnlyPreservingWhitespace: return MarkdownInlines.runs(of: text, keepsWhitespace: true)
    }
  }
}
