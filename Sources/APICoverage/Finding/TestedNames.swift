/// The names that tests and examples mention.
///
/// Only words are compared: the type of a member isn't determined, so a name that several types have counts for all of them.
struct TestedNames {
  private let words: Set<String>

  /// - Parameter sources: the texts of tests and examples.
  init(sources: [String]) {
    words = sources.reduce(into: []) { words, source in
      for token in CodeToken.all(in: source) where token.kind == .word { words.insert(token.string) }
    }
  }

  /// Whether a member is mentioned: each word of its name and its labels, `insertSections(_:with:)`.
  func mention(_ member: String) -> Bool {
    member.split { "(:)_".contains($0) }.allSatisfy { words.contains(String($0)) }
  }
}
