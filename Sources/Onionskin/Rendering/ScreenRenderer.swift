internal import Foundation
package import Graphics
package import HeadlessUIKit
internal import Rasterizer
internal import TextLayout

/// Shows screens and turns them into values, and pictures.
package enum ScreenRenderer {
  /// Shows a controller on a screen, reads what is on it, and takes the controller off.
  ///
  /// - Parameters:
  ///   - setting: what to look for in the layout, and the surroundings that hold already.
  ///   - make: makes the controller, with the screen's surroundings current.
  ///   - read: makes values of what is shown.
  ///   - variant: what it was taken on, asked once it was read.
  /// - Throws: what `make` throws.
  @MainActor static func show<Reading>(
    on configuration: ScreenConfiguration, _ setting: SnapshotSetting = SnapshotSetting(),
    controller make: () throws -> UIViewController, read: (HostedScreen) -> Reading,
    variant: () -> SnapshotVariantDescription? = { nil }
  ) rethrows -> (reading: Reading, notes: TakenNotes) {
    let (shown, loops) = try LayoutLoopReport.listening {
      try showAndRead(on: configuration, setting, controller: make, read: read, variant: variant)
    }
    var notes = shown.notes
    if !loops.isEmpty {
      // What stands on the screen after so many passes is chance.
      let restless = loops.map { "the layout doesn't settle: \($0.views.joined(separator: ", "))" }
      notes.findings = (notes.findings ?? []) + restless
    }
    return (shown.reading, notes)
  }

  @MainActor private static func showAndRead<Reading>(
    on configuration: ScreenConfiguration, _ setting: SnapshotSetting, controller make: () throws -> UIViewController,
    read: (HostedScreen) -> Reading, variant: () -> SnapshotVariantDescription?
  ) rethrows -> (reading: Reading, notes: TakenNotes) {
    var build = 0.0
    let (screen, shown) = try StageTimes.measure {
      try HostedScreen(configuration, within: setting.surroundings) {
        let (controller, seconds) = try StageTimes.measure { try make() }
        build = seconds
        return controller
      }
    }
    defer { screen.close() }
    let (reading, seconds) = StageTimes.measure { read(screen) }
    let notes = TakenNotes(
      variant: variant(), times: StageTimes(build: build, layout: shown - build, displayList: seconds),
      findings: setting.audit.isEmpty ? [] : LayoutAuditor.findings(in: screen.controller.view, checking: setting.audit)
    )
    return (reading, notes)
  }

  /// Captures a screen.
  ///
  /// - Parameter make: makes the controller, with the screen's surroundings current.
  /// - Throws: what `make` throws.
  @MainActor package static func capture(
    on configuration: ScreenConfiguration, controller make: () throws -> UIViewController
  ) rethrows -> CapturedScreen {
    let (reading, notes) = try show(on: configuration, controller: make, read: { ($0.displayList(), $0.viewTree()) })
    return CapturedScreen(displayList: reading.0, tree: reading.1, notes: notes)
  }

  /// A screen's picture, with what each stage took.
  ///
  /// - Throws: what `make` throws, and `RasterizerError`.
  @MainActor package static func render(
    on configuration: ScreenConfiguration, controller make: () throws -> UIViewController
  ) throws -> (picture: Bitmap, times: StageTimes) {
    var screen = try capture(on: configuration, controller: make)
    let (picture, seconds) = try StageTimes.measure { () throws -> Bitmap in try Rasterizer.paint(screen.displayList) }
    screen.notes.times.paint = seconds
    return (picture, screen.notes.times)
  }

  /// Whether text can be measured at all: asked before the first controller is made, for where the system's fonts are
  /// missing UIKit's calls can't tell.
  ///
  /// - Throws: `FontError`, which names the package to install.
  @Sendable package static func checkFonts() throws {
    if let missing = FontRegistry.library.missing { throw missing }
  }
}
