public import HeadlessUIKit

/// The weight of texts for legibility: bold where the user has turned on bold text.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold

  /// Nil for an unspecified weight.
  public init?(_ uiLegibilityWeight: UILegibilityWeight) {
    switch uiLegibilityWeight {
    case .regular: self = .regular
    case .bold: self = .bold
    default: return nil
    }
  }
}

extension UILegibilityWeight {
  /// The weight of the same name; `.unspecified` for nil.
  public init(_ legibilityWeight: LegibilityWeight?) {
    self =
      switch legibilityWeight {
      case nil: .unspecified
      case .regular: .regular
      case .bold: .bold
      }
  }
}
