internal import Foundation

/// The linker for tests: LLVM's, if the toolchain contains it. After a small change, linking takes most of the time, and the choice
/// of the linker doesn't affect compilation.
enum Linker {
  /// The arguments for `swift test`; empty if the arguments choose a linker, or if the toolchain doesn't contain LLVM's.
  ///
  /// - Parameter searchPath: the folders in which `swift` is searched, as in `PATH`.
  static func arguments(beside arguments: [String], searchPath: String) -> [String] {
    guard !arguments.contains(where: { $0.contains("use-ld") || $0.contains("ld-path") || $0 == "--skip-build" }) else {
      return []
    }
    for folder in searchPath.split(separator: ":") {
      let program = "\(folder)/swift"
      guard FileManager.default.isExecutableFile(atPath: program) else { continue }
      let home = URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent()
      let hasLinker = FileManager.default.isExecutableFile(atPath: home.appendingPathComponent("ld.lld").path)
      return hasLinker ? ["-Xswiftc", "-use-ld=lld"] : []
    }
    return []
  }
}
