internal import ArgumentParser
internal import Foundation
internal import Onionskin

/// The tool `onionskin`.
@main struct OnionskinCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "onionskin",
    abstract: "Snapshot tests of UIKit screens on Linux.",
    discussion: """
      Exit codes: 0 for success, 1 for failed tests or another failure, 64 for invalid arguments; \
      `test` exits with the code of `swift test`.
      """,
    subcommands: commandsOfAdoption + [
      TestCommand.self, RecordCommand.self, ReportCommand.self, ReviewCommand.self,
      AcceptCommand.self,
      OrphansCommand.self, DiffCommand.self, ShowCommand.self, RenderCommand.self, AssetNamesCommand.self,
      PreviewsCommand.self, ScreensCommand.self, AuditsCommand.self, DevicesCommand.self,
      SymbolsCommand.self,
      SampleDigestCommand.self, ScoreFramesCommand.self,
    ])

  /// The commands that write a package beside an Xcode project; empty in the tool that `make gallery` builds.
  private static var commandsOfAdoption: [any ParsableCommand.Type] {
    #if ADOPTS_APPS
      [AdoptCommand.self, InitCommand.self]
    #else
      []
    #endif
  }

  /// Runs the command. Errors can contain names of files from other sources, and are printed like these names.
  static func main() async {
    StandardStreams.open()
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      let code = exitCode(for: error)
      // Help and versions aren't errors, and contain no names of files.
      if code.isSuccess { exit(withError: error) }
      let message = fullMessage(for: error)
      if !message.isEmpty {
        try? FileHandle.standardError.write(contentsOf: Data((Console.printable(message) + "\n").utf8))
      }
      exit(withError: code)
    }
  }
}
