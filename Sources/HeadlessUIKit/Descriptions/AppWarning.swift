/// Something that an app asked for and that isn't there, or that can't be: the screen is shown without it, and somebody who
/// looks at its picture should know.
package struct AppWarning: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case symbol, image, font, constraints, usage
  }

  package let kind: Kind
  /// A sentence without its end, the same for the same mistake in every run.
  package let text: String

  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  private static let board = NoticeBoard<AppWarning>()

  /// Has everybody hear of it who listens.
  func note() { AppWarning.board.note(self) }

  /// Begins to listen.
  ///
  /// - Returns: What `heard(by:)` wants to be called with, once.
  package static func listen() -> Int { board.listen() }

  /// What was noted since somebody began to listen, in order; listens no more.
  package static func heard(by ear: Int) -> [AppWarning] { board.heard(by: ear) }
}
