import Foundation

/// The New Year's notice in English.
enum PeerNewYearScreen: PeerScreen {
  static let texts: [PeerText] = [
    PeerText("The oven rests for a night", 41.924, 489.327, .title1, .black),
    PeerText("On New Year's Eve we bake until six in the", 36.562, 524.520, .body, .secondaryText),
    PeerText("evening and open again at noon on the first of", 21.329, 544.807, .body, .secondaryText),
    PeerText("January. Order early and your pizza will be at", 25.738, 565.094, .body, .secondaryText),
    PeerText("the table before the clock strikes twelve.", 42.940, 585.381, .body, .secondaryText),
    PeerText("Order for the party", 121.667, 739.520, .headline, .white),
    PeerText("Maybe later", 149.333, 799.853, .headline, orange),
  ]

  private static let orange = PeerColor(red: 1, green: 149.0 / 255, blue: 0)

  static func paint(_ lines: [PeerLine], on canvas: PeerCanvas) {
    canvas.fillRectangle(0, 0, 393, 852, .white)
    paintPizza(on: canvas)
    canvas.fillRoundedRectangle(16, 709 + 1.0 / 3, 361, 48 + 1.0 / 3, radius: 12, orange)
    canvas.strokeLines(
      [(34.557, 93.557, 45.777, 104.777), (45.777, 93.557, 34.557, 104.777)], width: 1.411, isRound: true, .black)
    for line in lines { canvas.show(line) }
  }

  private static func paintPizza(on canvas: PeerCanvas) {
    let (x, y) = (196.5, 338 + 2.0 / 3)
    canvas.fillDisc(x, y, radius: 100, PeerColor(red: 0.80, green: 0.52, blue: 0.25))
    canvas.fillDisc(x, y, radius: 90, PeerColor(red: 0.98, green: 0.80, blue: 0.36))
    for hour in 0..<12 {
      let (dx, dy) = direction(Double(hour))
      canvas.fillDisc(x + 70 * dx, y + 70 * dy, radius: 9, PeerColor(red: 0.78, green: 0.18, blue: 0.15))
    }
    for (distance, hour) in [(40.0, 2.5), (44, 5.4), (38, 8.2), (46, 10.1)] {
      let (dx, dy) = direction(hour)
      canvas.fillDisc(
        x + distance * dx, y + distance * dy, radius: 6, PeerColor(red: 0.30, green: 0.55, blue: 0.25))
    }
    let cuts = [1.0, 3, 5, 7, 9, 11].map { hour in
      let (dx, dy) = direction(hour)
      return (x, y, x + 90 * dx, y + 90 * dy)
    }
    canvas.strokeLines(cuts, width: 1.5, isRound: false, PeerColor(red: 0.85, green: 0.62, blue: 0.25))
    let (dx, dy) = direction(11.9)
    let hand = PeerColor(red: 0.25, green: 0.16, blue: 0.10)
    canvas.strokeLines([(x, y, x + 60 * dx, y + 60 * dy), (x, y, x, y - 39)], width: 7, isRound: true, hand)
    canvas.fillDisc(x, y, radius: 8, hand)
  }

  /// Where an hour stands on a clock's face.
  private static func direction(_ hour: Double) -> (Double, Double) {
    (sin(hour / 6 * .pi), -cos(hour / 6 * .pi))
  }
}
