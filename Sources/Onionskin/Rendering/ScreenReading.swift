internal import Foundation
internal import HeadlessUIKit

/// Reads a hosted screen once, immediately or after a wait, and collects the issues that were reported meanwhile.
@MainActor final class ScreenReading {
  let hosted: HostedScreen
  private let assertion: AssertionConfiguration
  private var times: StageTimes
  private var loops: [LayoutLoopReport]
  /// The constraint conflicts that were reported while the screen was laid out or read.
  private(set) var conflicts: [LayoutIssue]
  /// Returns the variant of the snapshot. Called after the screen was read.
  var variant: () -> SnapshotVariantDescription? = { nil }
  /// The parts that can't be displayed as on a device, as sentences without a final period.
  var findings: [String] = []
  /// Restores the state that was borrowed for the screen. Called after the screen is closed.
  var restore: () -> Void = {}

  /// Displays a view controller.
  ///
  /// - Parameters:
  ///   - assertion: the layout issues to look for, and the surroundings that are already current.
  ///   - make: creates the view controller while the screen's surroundings are current.
  /// - Throws: the error that `make` throws.
  init(
    on configuration: ScreenConfiguration, _ assertion: AssertionConfiguration,
    controller make: () throws -> UIViewController
  ) rethrows {
    self.assertion = assertion
    var build = 0.0
    let (shown, heard) = try LayoutLoopReport.listening {
      try StageTimes.measure {
        try HostedScreen(configuration, within: assertion.surroundings) {
          let (controller, seconds) = try StageTimes.measure { try make() }
          build = seconds
          return controller
        }
      }
    }
    hosted = shown.0
    times = StageTimes(build: build, layout: shown.1 - build)
    loops = heard.loops
    conflicts = heard.conflicts
  }

  /// Displays one of the test's windows.
  init(on configuration: ScreenConfiguration, _ assertion: AssertionConfiguration, window: UIWindow) {
    self.assertion = assertion
    let (shown, heard) = LayoutLoopReport.listening {
      StageTimes.measure { HostedScreen(configuration, within: assertion.surroundings, showing: window) }
    }
    hosted = shown.0
    times = StageTimes(layout: shown.1)
    loops = heard.loops
    conflicts = heard.conflicts
  }

  /// Reads the screen, and then closes it.
  func read<Reading>(_ read: (HostedScreen) -> Reading) -> (reading: Reading, notes: TakenNotes) {
    defer {
      hosted.close()
      restore()
    }
    let (read, heard) = LayoutLoopReport.listening {
      StageTimes.measure { () -> Reading in
        if assertion.wait > 0 { hosted.window.updateScreen() }
        return read(hosted)
      }
    }
    times.displayList = read.1
    conflicts += heard.conflicts
    var notes = TakenNotes(
      variant: variant(), times: times,
      findings: assertion.audit.isEmpty
        ? []
        : LayoutAuditor.findings(
          in: hosted.content, checking: assertion.audit, except: assertion.auditExceptions))
    notes.warnings += DrawnImages.warnings(in: hosted.window)
    // The result of a layout that doesn't settle is arbitrary.
    let restless = (loops + heard.loops).map { "the layout doesn't settle: \($0.views.joined(separator: ", "))" }
    if !(restless + findings).isEmpty { notes.findings = (notes.findings ?? []) + restless + findings }
    return (read.0, notes)
  }
}
