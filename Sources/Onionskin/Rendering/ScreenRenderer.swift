internal import Foundation
package import Graphics
package import HeadlessUIKit
internal import Rasterizer
internal import TextLayout

/// Shows screens and turns them into values, and pictures.
package enum ScreenRenderer {
  /// Shows a controller on a screen, captures what is on it, and takes the controller off.
  ///
  /// - Parameters:
  ///   - audit: what to look for in the layout.
  ///   - make: makes the controller, with the screen's surroundings current.
  /// - Throws: what `make` throws.
  @MainActor package static func capture(
    on configuration: ScreenConfiguration, variant: SnapshotVariantDescription? = nil, audit: SnapshotAudit = [],
    controller make: () throws -> UIViewController
  ) rethrows -> CapturedScreen {
    var build = 0.0
    let (screen, shown) = try StageTimes.measure {
      try HostedScreen(configuration) {
        let (controller, seconds) = try StageTimes.measure { try make() }
        build = seconds
        return controller
      }
    }
    defer { screen.close() }
    let ((list, tree), described) = StageTimes.measure { (screen.displayList(), screen.viewTree()) }
    var captured = CapturedScreen(
      displayList: list, tree: tree, variant: variant,
      times: StageTimes(build: build, layout: shown - build, displayList: described))
    if !audit.isEmpty { captured.findings = LayoutAuditor.findings(in: screen.controller.view, checking: audit) }
    return captured
  }

  /// A screen's picture, with what each stage took.
  ///
  /// - Throws: what `make` throws, and `RasterizerError`.
  @MainActor package static func render(
    on configuration: ScreenConfiguration, controller make: () throws -> UIViewController
  ) throws -> (picture: Bitmap, times: StageTimes) {
    var screen = try capture(on: configuration, controller: make)
    let (picture, seconds) = try StageTimes.measure { () throws -> Bitmap in try Rasterizer.paint(screen.displayList) }
    screen.times.paint = seconds
    return (picture, screen.times)
  }

  /// Whether text can be measured at all: asked before the first controller is made, for where the system's fonts are
  /// missing UIKit's calls can't tell.
  ///
  /// - Throws: `FontError`, which names the package to install.
  @Sendable package static func checkFonts() throws {
    if let missing = FontRegistry.library.missing { throw missing }
  }
}
