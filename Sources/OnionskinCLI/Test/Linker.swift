internal import Foundation

/// The linker that tests are linked with: LLVM's, where the toolchain brings it along. Linking is most of what a small change takes,
/// and another linker changes nothing that is compiled.
enum Linker {
  /// What `swift test` gets; nothing where the arguments choose a linker, or the toolchain hasn't this one.
  ///
  /// - Parameter searchPath: the folders in which `swift` is looked for, as in `PATH`.
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
