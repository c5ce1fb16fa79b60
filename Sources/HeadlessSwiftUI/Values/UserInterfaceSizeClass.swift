public import HeadlessUIKit

/// The available width or height class.
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
