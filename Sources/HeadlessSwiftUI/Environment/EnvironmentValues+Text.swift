public import Foundation
package import HeadlessUIKit
public import SwiftUILayout

/// The keys of values that texts read.
private enum Keys {
  enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
  enum FontModifiersKey: EnvironmentKey { static var defaultValue: [Font.Modifier] { [] } }
  enum LineLimitKey: EnvironmentKey { static var defaultValue: TextLineLimits { TextLineLimits() } }
  enum CenteringKey: EnvironmentKey { static var defaultValue: Bool { false } }
  enum AlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
  enum TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
  enum ScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
  enum TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
  enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
  enum CaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
  enum TextModifiersKey: EnvironmentKey { static var defaultValue: [Text.Modifier] { [] } }
}

/// The number of lines of a text.
package struct TextLineLimits: Equatable, Sendable {
  /// The number of lines that a text reserves space for.
  package var reserved: Int?
  package var maximum: Int?
}

extension EnvironmentValues {
  public var font: Font? {
    get { self[Keys.FontKey.self] }
    set { self[Keys.FontKey.self] = newValue }
  }
  /// The maximum number of lines of a text; nil for no limit.
  public var lineLimit: Int? {
    get { textLineLimits.maximum }
    set { textLineLimits = TextLineLimits(maximum: newValue) }
  }
  public var multilineTextAlignment: TextAlignment {
    get { self[Keys.AlignmentKey.self] }
    set {
      self[Keys.AlignmentKey.self] = newValue
      centersWrappedLines = false
    }
  }
  /// Whether the lines of a text that wraps are centred, until an alignment is set: in the label of a button.
  var centersWrappedLines: Bool {
    get { self[Keys.CenteringKey.self] }
    set { self[Keys.CenteringKey.self] = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { self[Keys.TruncationKey.self] }
    set { self[Keys.TruncationKey.self] = newValue }
  }
  public var minimumScaleFactor: CGFloat {
    get { self[Keys.ScaleKey.self] }
    set { self[Keys.ScaleKey.self] = newValue }
  }
  public var allowsTightening: Bool {
    get { self[Keys.TighteningKey.self] }
    set { self[Keys.TighteningKey.self] = newValue }
  }
  /// The distance between lines, in points.
  public var lineSpacing: CGFloat {
    get { self[Keys.LineSpacingKey.self] }
    set { self[Keys.LineSpacingKey.self] = newValue }
  }
  public var textCase: Text.Case? {
    get { self[Keys.CaseKey.self] }
    set { self[Keys.CaseKey.self] = newValue }
  }

  package var textLineLimits: TextLineLimits {
    get { self[Keys.LineLimitKey.self] }
    set { self[Keys.LineLimitKey.self] = newValue }
  }
  /// Modifications of a text's font, whatever font it is.
  package var fontModifiers: [Font.Modifier] {
    get { self[Keys.FontModifiersKey.self] }
    set { self[Keys.FontModifiersKey.self] = newValue }
  }
  /// Attributes such as kerning and underlines that apply to all texts inside.
  package var textModifiers: [Text.Modifier] {
    get { self[Keys.TextModifiersKey.self] }
    set { self[Keys.TextModifiersKey.self] = newValue }
  }

  /// The UIKit font of texts without a font of their own.
  package var resolvedFont: UIFont { (font ?? .body).resolve(in: self, fontModifiers) }
}
