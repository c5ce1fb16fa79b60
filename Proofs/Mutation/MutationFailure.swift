/// Why changes can't be tried.
enum MutationFailure: Error, CustomStringConvertible {
  /// A file that git lists was gone when it was copied, mostly because the tree is being worked on meanwhile.
  case notCopied(log: String)
  case noCommands(module: String, plan: String)

  var description: String {
    switch self {
    case .notCopied(let log):
      "The sources can't be copied: \(log) says why. If the tree changed meanwhile, run this again while it rests."
    case .noCommands(let module, let plan):
      "Expected how SwiftPM compiles \(module) in \(plan), and found nothing of it. Build with the Swift version that the README "
        + "names."
    }
  }
}
