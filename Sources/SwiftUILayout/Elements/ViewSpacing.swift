public import Foundation

/// The distances that a view prefers to its neighbours on each edge.
///
/// Texts prefer their leading to texts, and distances that depend on their fonts to other views; everything else has no preference
/// and is 8 points away. The rules were measured on iOS 17.5 to 26.2; `ViewSpacing+Text.swift` has them.
public struct ViewSpacing: Sendable {
  public init() {}
}
