public import Foundation
internal import HeadlessUIKit

extension AttributedString {
  /// The height of lines.
  public struct LineHeight: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case natural
      case exact(Double)
      case multiple(Double)
      case leading(Double)
    }

    let kind: Kind

    /// The font's own height.
    public static let variable = LineHeight(kind: .natural)
    public static let normal = LineHeight(kind: .natural)
    // Apple doesn't document how loose and tight the system's lines are: estimates.
    public static let loose = LineHeight(kind: .multiple(1.2))
    public static let tight = LineHeight(kind: .multiple(0.9))

    /// - Parameter points: the height of each line.
    public static func exact(points: Double) -> LineHeight { LineHeight(kind: .exact(points)) }
    /// - Parameter factor: of the font's own height.
    public static func multiple(factor: Double) -> LineHeight { LineHeight(kind: .multiple(factor)) }
    /// - Parameter increase: what is added between lines, in points.
    public static func leading(increase: Double) -> LineHeight { LineHeight(kind: .leading(increase)) }

    func apply(to paragraph: NSMutableParagraphStyle, scale: CGFloat) {
      switch kind {
      case .natural: break
      case .exact(let points):
        paragraph.minimumLineHeight = points * scale
        paragraph.maximumLineHeight = points * scale
      case .multiple(let factor): paragraph.lineHeightMultiple = factor
      case .leading(let increase): paragraph.lineSpacing += increase * scale
      }
    }
  }
}

private enum LineHeightKey: EnvironmentKey {
  static var defaultValue: AttributedString.LineHeight? { nil }
}

extension EnvironmentValues {
  /// The height of lines of texts; nil for the font's own.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The height of the lines of texts inside; nil for the font's own.
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
}
