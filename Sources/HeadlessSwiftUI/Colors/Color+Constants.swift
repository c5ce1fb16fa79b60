internal import HeadlessUIKit

extension Color {
  public static let primary = Color(.label(0))
  public static let secondary = Color(.label(1))
  public static let accentColor = Color(.accent)
}

// `Color.red` is found here, too. If `Color` had members of the same names, the type checker would try both for each colour of a body,
// whose time grows with the product: ten backgrounds took more than a minute, and take half a second.
extension ShapeStyle where Self == Color {
  public static var red: Color { Color(.system(.red)) }
  public static var orange: Color { Color(.system(.orange)) }
  public static var yellow: Color { Color(.system(.yellow)) }
  public static var green: Color { Color(.system(.green)) }
  public static var mint: Color { Color(.system(.mint)) }
  public static var teal: Color { Color(.system(.teal)) }
  public static var cyan: Color { Color(.system(.cyan)) }
  public static var blue: Color { Color(.system(.blue)) }
  public static var indigo: Color { Color(.system(.indigo)) }
  public static var purple: Color { Color(.system(.purple)) }
  public static var pink: Color { Color(.system(.pink)) }
  public static var brown: Color { Color(.system(.brown)) }
  public static var white: Color { Color(.system(.white)) }
  public static var gray: Color { Color(.system(.gray)) }
  public static var black: Color { Color(.system(.black)) }
  public static var clear: Color { Color(.system(.clear)) }
}

/// A colour with a name in SwiftUI, which differs from UIKit's with the same components.
enum SystemColor: String, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, white, gray, black, clear

  var uiColor: UIColor {
    switch self {
    case .red: .systemRed
    case .orange: .systemOrange
    case .yellow: .systemYellow
    case .green: .systemGreen
    case .mint: .systemMint
    case .teal: .systemTeal
    case .cyan: .systemCyan
    case .blue: .systemBlue
    case .indigo: .systemIndigo
    case .purple: .systemPurple
    case .pink: .systemPink
    case .brown: .systemBrown
    case .white: .white
    case .gray: .systemGray
    case .black: .black
    case .clear: .clear
    }
  }
}
