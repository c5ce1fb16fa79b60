internal import Foundation
package import Graphics
package import HeadlessUIKit
internal import Rasterizer
internal import TextLayout

/// Shows screens and turns them into values, and pictures.
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

  /// A screen's picture, with what each stage took.
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

  /// Whether text can be measured at all: asked before the first controller is made, for where the system's fonts are
  /// missing UIKit's calls can't tell.
  ///
  /// - Throws: `FontError`, which names the package to install.
  @Sendable package static func checkFonts() throws {
    if let missing = FontRegistry.library.missing { throw missing }
  }
}
