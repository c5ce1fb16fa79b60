extension SnapshotTestingConfiguration {
  /// A tool that shows two files next to each other; its command goes into failure messages.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (_ current: String, _ failed: String) -> String

    /// - Parameter command: makes the command line from the paths of the reference and of what was found.
    public init(_ command: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      self.command = command
    }

    /// A program that takes both paths as its arguments.
    public init(stringLiteral value: String) {
      self.init { current, failed in "\(value) \"\(current)\" \"\(failed)\"" }
    }

    /// The command line for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }

    /// Kaleidoscope's command.
    public static let ksdiff: DiffTool = "ksdiff"
    /// No tool: messages name the files.
    public static let `default` = DiffTool { current, failed in "\"\(current)\" \"\(failed)\"" }
  }
}
