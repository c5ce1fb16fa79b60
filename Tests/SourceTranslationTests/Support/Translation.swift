import SourceTranslation

/// A translation of a few files, for tests.
struct Translation {
  let outputs: [String]
  let problems: [String]

  init(_ sources: String..., settings: TranslationSettings = TranslationSettings()) {
    self.init(sources, settings: settings)
  }

  init(_ sources: [String], settings: TranslationSettings) {
    let files = sources.enumerated().map { (path: "/app/File\($0.offset).swift", contents: Array($0.element.utf8)) }
    let result = SourceRewriter(settings).translate(files)
    outputs = result.sources.map { String(decoding: $0.contents, as: UTF8.self) }
    problems = result.problems.map(\.description)
  }

  var output: String { outputs[0] }

  /// The lines of an output by the number that the compiler assigns to them, without generated code.
  func originalLines(_ file: Int = 0) -> [Int: String] {
    var lines: [Int: String] = [:]
    var number = 1
    for line in outputs[file].split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("#sourceLocation"), let said = line.split(separator: " ").last?.dropLast() {
        number = Int(said) ?? 0
      } else {
        // Generated code counts as a line that occurs again afterwards.
        lines[number] = String(line)
        number += 1
      }
    }
    return lines
  }
}
