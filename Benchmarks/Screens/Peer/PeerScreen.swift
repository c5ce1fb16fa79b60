/// A gallery screen painted by hand with nothing but Cairo, FreeType and HarfBuzz and known coordinates: no views, no
/// layout, no measuring.
protocol PeerScreen {
  /// Every text of the screen.
  static var texts: [PeerText] { get }

  /// Paints everything.
  ///
  /// - Parameter lines: `texts`, in their order.
  static func paint(_ lines: [PeerLine], on canvas: PeerCanvas)
}

/// A screen with its canvas, and its lines once they have been shaped.
final class PeerPainter {
  let canvas: PeerCanvas
  private let screen: any PeerScreen.Type
  private let typesetter: PeerTypesetter
  private var lines: [PeerLine] = []

  init(_ screen: any PeerScreen.Type) throws {
    self.screen = screen
    canvas = try PeerCanvas(width: 393, height: 852, scale: 3)
    typesetter = try PeerTypesetter(scale: 3)
  }

  /// Paints the screen. The first time opens fonts and shapes texts as well; later the glyphs' places are known.
  func paint() throws {
    if lines.isEmpty { lines = try screen.texts.map(typesetter.line) }
    screen.paint(lines, on: canvas)
    canvas.finish()
  }
}
