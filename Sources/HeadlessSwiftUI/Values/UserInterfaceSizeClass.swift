public import HeadlessUIKit

/// How much room there is.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular

  public init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}
