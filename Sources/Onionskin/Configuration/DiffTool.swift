extension SnapshotTestingConfiguration {
  /// A tool that shows two files side by side; failure messages contain its command.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (_ current: String, _ failed: String) -> String
    /// Whether this is no tool: messages contain only the files' paths.
    let isDefault: Bool

    /// - Parameter command: makes the command line from the paths of the reference and of the actual file.
    public init(_ command: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      self.command = command
      isDefault = false
    }

    private init(isDefault: Bool, _ command: @escaping @Sendable (_ current: String, _ failed: String) -> String) {
      self.command = command
      self.isDefault = isDefault
    }

    /// A program that takes both paths as unquoted arguments; for paths with spaces use a closure that quotes them.
    public init(stringLiteral value: String) {
      self.init { current, failed in "\(value) \(current) \(failed)" }
    }

    /// The command line for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }

    /// Kaleidoscope's command.
    public static let ksdiff = DiffTool { current, failed in "ksdiff \"\(current)\" \"\(failed)\"" }
    /// No tool: messages name the files.
    public static let `default` = DiffTool(isDefault: true) { current, failed in "\"\(current)\" \"\(failed)\"" }
  }
}

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
  /// No tool; prefer `default`.
  public init(nilLiteral: ()) {
    self = .default
  }
}
