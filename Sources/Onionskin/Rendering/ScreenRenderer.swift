internal import Foundation
package import Graphics
package import HeadlessUIKit
internal import Rasterizer
internal import TextLayout

/// Captures screens as values, and renders pictures of them.
package enum ScreenRenderer {
  /// Captures a screen.
  ///
  /// - Parameter make: makes the controller, with the screen's surroundings current.
  /// - Throws: what `make` throws.
  @MainActor package static func take(
    on configuration: ScreenConfiguration, controller make: () throws -> UIViewController
  ) rethrows -> TakenScreen {
    TakenScreen(
      try ScreenReading(on: configuration, AssertionConfiguration(), controller: make).read(TakenScreen.whole))
  }

  /// Returns a screen's picture, with the times of the stages.
  ///
  /// - Throws: what `make` throws, and `RasterizerError`.
  @MainActor package static func render(
    on configuration: ScreenConfiguration, controller make: () throws -> UIViewController
  ) throws -> (picture: Bitmap, times: StageTimes) {
    var screen = try take(on: configuration, controller: make)
    let (picture, seconds) = try StageTimes.measure { () throws -> Bitmap in
      try CairoRasterizer.paint(screen.displayList)
    }
    screen.notes.times.paint = seconds
    return (picture, screen.notes.times)
  }

  /// Checks that text can be measured, before the first controller is created: UIKit's API can't report that the system's fonts are
  /// missing.
  ///
  /// - Throws: `FontError`, which names the package to install.
  @Sendable package static func checkFonts() throws {
    if let missing = FontRegistry.library.missing { throw missing }
  }
}
