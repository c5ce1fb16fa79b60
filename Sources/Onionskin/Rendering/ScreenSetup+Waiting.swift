internal import Foundation
internal import HeadlessUIKit

extension ScreenSetup {
  /// Displays a value, and returns the result of `read`, immediately or when the assertion's wait is over.
  ///
  /// - Parameter open: displays the value.
  func taken<Reading: Sendable>(
    _ assertion: AssertionConfiguration, open: @escaping @MainActor @Sendable () -> ScreenReading,
    read: @escaping @MainActor @Sendable (HostedScreen) -> Reading
  ) -> Async<(reading: Reading, notes: TakenNotes)> {
    guard assertion.wait > 0 else { return Async(value: MainThread.run { open().read(read) }) }
    return Async { callback in
      let shown = MainThread.run { open() }
      SnapshotWait(seconds: assertion.wait).run {
        MainThread.run { shown.hosted.pause() }
      } end: {
        callback(
          MainThread.run {
            shown.hosted.hold()
            return shown.read(read)
          })
      }
    }
  }
}
