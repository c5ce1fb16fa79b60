/// The list of contacts.
enum PeerContactsScreen: PeerScreen {
  private static let indigo = PeerColor(red: 88.0 / 255, green: 86.0 / 255, blue: 214.0 / 255)
  private static let teal = PeerColor(red: 48.0 / 255, green: 176.0 / 255, blue: 199.0 / 255)
  private static let pink = PeerColor(red: 1, green: 45.0 / 255, blue: 85.0 / 255)
  private static let green = PeerColor(red: 52.0 / 255, green: 199.0 / 255, blue: 89.0 / 255)
  private static let brown = PeerColor(red: 162.0 / 255, green: 132.0 / 255, blue: 94.0 / 255)
  private static let blue = PeerColor(red: 0, green: 122.0 / 255, blue: 1)
  private static let header = PeerColor(red: 242.0 / 255, green: 242.0 / 255, blue: 247.0 / 255)

  /// The discs' tops, in points, and their colours.
  private static let discs: [(top: Double, color: PeerColor)] = [
    (111.667, indigo), (172, teal), (232.333, pink), (292.667, green), (353, brown), (413.333, indigo),
    (473.667, teal), (534, pink), (594.333, green), (654.667, brown), (715, indigo), (775.333, teal),
  ]

  /// The separators' tops, in thirds of a point, because a separator is one row of pixels.
  private static let separators = [490.0, 671, 852, 1033, 1214, 1395, 1576, 1757, 1938, 2119, 2300, 2481]

  static let texts: [PeerText] =
    initials + names + messages + times + [
      PeerText("Messages", 155.333, 87.187, .headline, .black),
      PeerText("👍🏾", 72, 391.282, .emojiSubheadline, .secondaryText),
    ]

  private static let initials: [PeerText] = [
    PeerText("AL", 27.333, 139.853, .headline, .white),
    PeerText("БВ", 27, 200.187, .headline, .white),
    PeerText("CR", 26.333, 260.520, .headline, .white),
    PeerText("دم", 29, 320.853, .arabicHeadline, .white),
    PeerText("EO", 26.333, 381.187, .headline, .white),
    PeerText("FL", 28.333, 441.520, .headline, .white),
    PeerText("GH", 25.333, 501.853, .headline, .white),
    PeerText("HB", 26.333, 562.187, .headline, .white),
    PeerText("IC", 29.667, 622.520, .headline, .white),
    PeerText("JW", 25, 682.853, .headline, .white),
    PeerText("KT", 27, 743.187, .headline, .white),
    PeerText("LF", 28.333, 803.520, .headline, .white),
  ]

  private static let names: [PeerText] = [
    PeerText("Ada Lindqvist", 72, 129.520, .headline, .black),
    PeerText("Борис Ветров", 72, 189.853, .headline, .black),
    PeerText("Chiara Rossetti", 72, 250.187, .headline, .black),
    PeerText("داليا منصور", 72, 310.520, .arabicHeadline, .black),
    PeerText("Emeka Obi", 72, 370.853, .headline, .black),
    PeerText("Fen Li", 72, 431.187, .headline, .black),
    PeerText("李芬", 122.767, 431.187, .ideographHeadline, .black),
    PeerText("Greta Halvorsen", 72, 491.520, .headline, .black),
    PeerText("Hugo Bernard", 72, 551.853, .headline, .black),
    PeerText("Inés Calderón", 72, 612.187, .headline, .black),
    PeerText("Jonas Weber", 72, 672.520, .headline, .black),
    PeerText("Kaveh Tehrani", 72, 732.853, .headline, .black),
    PeerText("Lucía Ferreira", 72, 793.187, .headline, .black),
  ]

  private static let messages: [PeerText] = [
    PeerText("The proofs are back, page nine has a wido…", 72, 149.949, .subheadline, .secondaryText),
    PeerText("Встречаемся у северного входа", 72, 210.282, .subheadline, .secondaryText),
    PeerText("Grazie! See you on Thursday then, and bri…", 72, 270.616, .subheadline, .secondaryText),
    PeerText("وصلت الصور، شكراً جزيلاً", 72, 330.949, .arabicSubheadline, .secondaryText),
    PeerText("会议改到三点，老地方见。", 72, 451.616, .ideographSubheadline, .secondaryText),
    PeerText("Did you find the keys?", 72, 511.949, .subheadline, .secondaryText),
    PeerText("Un café demain matin ?", 72, 572.282, .subheadline, .secondaryText),
    PeerText("I moved the chapter on tides to the front; i…", 72, 632.616, .subheadline, .secondaryText),
    PeerText("Alles klar.", 72, 692.949, .subheadline, .secondaryText),
    PeerText("Call me when you land", 72, 753.282, .subheadline, .secondaryText),
    PeerText("12 boxes, 3 pallets, 1 very tired driver", 72, 813.616, .subheadline, .secondaryText),
  ]

  private static let times: [PeerText] = [
    PeerText("9:41", 351.333, 129.711, .footnote, .tertiaryText),
    PeerText("9:12", 351.667, 190.045, .footnote, .tertiaryText),
    PeerText("8:55", 349.667, 250.378, .footnote, .tertiaryText),
    PeerText("8:30", 349, 310.711, .footnote, .tertiaryText),
    PeerText("Yesterday", 316.333, 371.045, .footnote, .tertiaryText),
    PeerText("Yesterday", 316.333, 431.378, .footnote, .tertiaryText),
    PeerText("Yesterday", 316.333, 491.711, .footnote, .tertiaryText),
    PeerText("Tuesday", 325.667, 552.045, .footnote, .tertiaryText),
    PeerText("Tuesday", 325.667, 612.378, .footnote, .tertiaryText),
    PeerText("Monday", 328, 672.711, .footnote, .tertiaryText),
    PeerText("Monday", 328, 733.045, .footnote, .tertiaryText),
    PeerText("Sunday", 331.333, 793.378, .footnote, .tertiaryText),
  ]

  static func paint(_ lines: [PeerLine], on canvas: PeerCanvas) {
    canvas.fillRectangle(0, 0, 393, 852, .white)
    for disc in discs { canvas.fillDisc(38, disc.top + 22, radius: 22, disc.color) }
    for top in separators { canvas.fillRectangle(72, top / 3, 321, 1.0 / 3, .separator) }
    canvas.fillRectangle(0, 0, 393, 310.0 / 3, header)
    canvas.fillRectangle(0, 103, 393, 1.0 / 3, .separator)
    canvas.strokeLines(
      [(362.04, 81.167, 374.96, 81.167), (368.5, 74.707, 368.5, 87.627)], width: 1.411, isRound: true, blue)
    for line in lines.dropLast() { canvas.show(line) }
    canvas.showFaded(lines[lines.count - 1], inside: 72, 374, 24, 24)
  }
}
