/// Twelve rows of a feed.
enum PeerFeedScreen: PeerScreen {
  private static let indigo = PeerColor(red: 88.0 / 255, green: 86.0 / 255, blue: 214.0 / 255)

  /// The rows' tops, in points.
  private static let tops = (0..<12).map { 98 + Double($0) * 60 }

  static let texts = [PeerText("Feed", 177.333, 82.187, .headline, .black)] + zip(FeedOfRows.names, tops).flatMap(row)

  private static func row(_ name: String, _ top: Double) -> [PeerText] {
    [
      PeerText(name, 68, top + 26, .headline, .black),
      PeerText("The proofs are back.", 68, top + 46.667, .subheadline, .secondaryText),
      PeerText("9:41", 351, top + 34.333, .footnote, .tertiaryText),
    ]
  }

  static func paint(_ lines: [PeerLine], on canvas: PeerCanvas) {
    canvas.fillRectangle(0, 0, 393, 852, .white)
    for top in tops {
      canvas.fillDisc(36, top + 30, radius: 20, indigo)
      canvas.fillRectangle(16, top + 60 - 1.0 / 3, 361, 1.0 / 3, .separator)
    }
    for line in lines { canvas.show(line) }
  }
}
