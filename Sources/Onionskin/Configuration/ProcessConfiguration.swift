internal import HeadlessUIKit
internal import Synchronization

/// The values of `isRecording` and `diffTool`. They belong to the process's host.
final class ProcessConfiguration: Sendable {
  private let state = Mutex((isRecording: false, diffTool: SnapshotTestingConfiguration.DiffTool.default))

  private init() {}

  private static var ofProcess: ProcessConfiguration { StateHost.process.value { _ in ProcessConfiguration() } }

  static var isRecording: Bool {
    get { ofProcess.state.withLock { $0.isRecording } }
    set { ofProcess.state.withLock { $0.isRecording = newValue } }
  }

  static var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { ofProcess.state.withLock { $0.diffTool } }
    set { ofProcess.state.withLock { $0.diffTool = newValue } }
  }
}

/// Whether references are overwritten unless a call or a configuration overrides it.
@available(*, deprecated, message: "Use withSnapshotTesting(record: .all), or the trait .snapshots(record: .all).")
public var isRecording: Bool {
  get { ProcessConfiguration.isRecording }
  set { ProcessConfiguration.isRecording = newValue }
}

/// The tool that failure messages suggest unless a configuration overrides it.
@available(*, deprecated, message: "Use withSnapshotTesting(diffTool:), or the trait .snapshots(diffTool:).")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { ProcessConfiguration.diffTool }
  set { ProcessConfiguration.diffTool = newValue }
}
