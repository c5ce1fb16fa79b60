internal import Foundation

extension UIImage {
  /// A symbol's size relative to its font.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large
  }

  /// The weight of a symbol's strokes.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The font weight of the same name; regular for an unspecified one.
    public func fontWeight() -> UIFont.Weight {
      let weights: [UIFont.Weight] = [
        .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[rawValue]
    }

    /// The weight nearest to a font's.
    init(_ weight: UIFont.Weight) {
      self = UIImage.SymbolWeight(rawValue: Int((weight.css / 100).rounded())) ?? .regular
    }
  }
}
