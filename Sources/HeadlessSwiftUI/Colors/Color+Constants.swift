internal import HeadlessUIKit

extension Color {
  public static let primary = Color(.label(0))
  public static let secondary = Color(.label(1))
  public static let accentColor = Color(.accent)
}

// `Color.red` is found here, too. If `Color` had members of the same names, the type checker would try both for each colour of a body,
// whose time grows with the product: ten backgrounds took more than a minute, and take half a second.
extension ShapeStyle where Self == Color {
  public static var red: Color { ColorConstants.red }
  public static var orange: Color { ColorConstants.orange }
  public static var yellow: Color { ColorConstants.yellow }
  public static var green: Color { ColorConstants.green }
  public static var mint: Color { ColorConstants.mint }
  public static var teal: Color { ColorConstants.teal }
  public static var cyan: Color { ColorConstants.cyan }
  public static var blue: Color { ColorConstants.blue }
  public static var indigo: Color { ColorConstants.indigo }
  public static var purple: Color { ColorConstants.purple }
  public static var pink: Color { ColorConstants.pink }
  public static var brown: Color { ColorConstants.brown }
  public static var white: Color { ColorConstants.white }
  public static var gray: Color { ColorConstants.gray }
  public static var black: Color { ColorConstants.black }
  public static var clear: Color { ColorConstants.clear }
}

/// The named colours.
private enum ColorConstants {
  static let red = Color(uiColor: .systemRed)
  static let orange = Color(uiColor: .systemOrange)
  static let yellow = Color(uiColor: .systemYellow)
  static let green = Color(uiColor: .systemGreen)
  static let mint = Color(uiColor: .systemMint)
  static let teal = Color(uiColor: .systemTeal)
  static let cyan = Color(uiColor: .systemCyan)
  static let blue = Color(uiColor: .systemBlue)
  static let indigo = Color(uiColor: .systemIndigo)
  static let purple = Color(uiColor: .systemPurple)
  static let pink = Color(uiColor: .systemPink)
  static let brown = Color(uiColor: .systemBrown)
  static let white = Color(uiColor: .white)
  static let gray = Color(uiColor: .systemGray)
  static let black = Color(uiColor: .black)
  static let clear = Color(uiColor: .clear)
}
