/// Lines of Swift for the files that are written.
enum SourceLines {
  static func imports(_ modules: [String]) -> String { modules.map { "import \($0)" }.joined(separator: "\n") }
}
