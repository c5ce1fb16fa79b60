import Foundation

/// Writes `Docs/Coverage.md` for the checkout in the current folder, and says what has no effect and isn't listed.
@main enum CoverageCommand {
  static func main() throws {
    let root = URL(filePath: FileManager.default.currentDirectoryPath)
    let coverage = try Coverage(of: root)
    try coverage.page.write(to: root.appending(path: Coverage.pagePath), atomically: true, encoding: .utf8)
    print("wrote \(Coverage.pagePath)")
    for problem in coverage.problems { print(problem) }
    exit(coverage.problems.isEmpty ? 0 : 1)
  }
}
