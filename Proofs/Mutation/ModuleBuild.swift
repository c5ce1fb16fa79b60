import Foundation

/// The commands that build one module anew and link the tests with it. Taken from what SwiftPM wrote down for its own build:
/// a change within functions concerns no other module, and planning a build takes ten times as long as compiling a file.
struct ModuleBuild {
  /// For a shell.
  let script: String

  init(module: String, in folder: String) throws(MutationFailure) {
    let path = "\(folder)/.build/debug.yaml"
    let plan = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let commands = ["\"C.\(module)-", "\"C.OnionskinPackageTests-"].map { name in
      ModuleBuild.command(name, endingIn: name.contains("Package") ? "-debug.test\":" : "-debug.module\":", of: plan)
    }
    guard let compile = commands[0], let link = commands[1] else {
      throw MutationFailure.noCommands(module: module, plan: path)
    }
    script = "\(compile) && \(link)"
  }

  /// The words of a command, quoted; they are in one line below its name, as JSON.
  private static func command(_ name: String, endingIn end: String, of plan: String) -> String? {
    let lines = plan.split(separator: "\n")
    guard
      let start = lines.firstIndex(where: { $0.hasPrefix("  \(name)") && $0.hasSuffix(end) }),
      let line = lines[start...].first(where: { $0.hasPrefix("    args: ") }),
      let words = try? JSONDecoder().decode([String].self, from: Data(line.dropFirst("    args: ".count).utf8))
    else { return nil }
    return words.map { "'\($0.replacingOccurrences(of: "'", with: #"'\''"#))'" }.joined(separator: " ")
  }
}
