internal import ArgumentParser

/// The tool `onionskin`.
@main struct OnionskinCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "onionskin",
    abstract: "Snapshot tests of UIKit screens on Linux.",
    discussion: """
      Exit codes: 0 for success, 1 for failed tests or another failure, 64 for arguments that can't be understood; \
      `test` ends with the exit code of `swift test`.
      """,
    subcommands: [
      TestCommand.self, RecordCommand.self, ReportCommand.self, ReviewCommand.self, AcceptCommand.self,
      OrphansCommand.self, DiffCommand.self, ShowCommand.self, RenderCommand.self, AssetNamesCommand.self,
      DevicesCommand.self,
      SymbolsCommand.self,
      SampleDigestCommand.self, ScoreFramesCommand.self,
    ])
}
