internal import Foundation

/// Counts the references that a run will use.
enum ReferenceCount {
  /// - Parameters:
  ///   - root: the package's folder.
  ///   - filters: the regular expressions of `--filter`; a reference counts if one matches its test, `Target.File/test`, as far as
  ///     the reference's path contains the test's name.
  static func expected(root: String, filters: [String]) -> Int {
    let folder = root + "/Snapshots"
    guard let found = FileManager.default.enumerator(atPath: folder) else { return 0 }
    let tests = found.compactMap { $0 as? String }.filter { $0.hasSuffix(".png") }.map(test)
    let expressions = filters.compactMap { try? NSRegularExpression(pattern: $0) }
    if expressions.isEmpty { return tests.count }
    func matches(_ text: String) -> Bool {
      expressions.contains { $0.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil }
    }
    let exact = tests.count(where: matches)
    if exact > 0 { return exact }
    // If a suite's name isn't that of its file, the whole target is the best estimate.
    let targets = Set(tests.map(target)).filter { target in filters.contains { $0.contains(target) } }
    return tests.count { targets.contains(target($0)) }
  }

  /// `Target/File/test.name.png` as `Target.File/test`.
  private static func test(_ path: String) -> String {
    let parts = path.split(separator: "/")
    guard parts.count >= 3, let name = parts.last else { return path }
    return "\(parts[0]).\(parts[1])/\(name.prefix { $0 != "." })"
  }

  private static func target(_ test: String) -> String { String(test.prefix { $0 != "." }) }
}
