internal import Foundation

/// Converts an attribute between `AttributedString` and `NSAttributedString`.
struct AttributeBridge {
  let key: NSAttributedString.Key
  /// The attribute as `NSAttributedString` holds it.
  let read: (AttributeContainer) -> Any?
  let write: (Any, inout AttributeContainer) -> Void

  static var all: [AttributeBridge] {
    typealias Scope = AttributeScopes.UIKitAttributes
    return [
      AttributeBridge(.font, Scope.FontAttribute.self, to: \.self) { $0 as? UIFont },
      AttributeBridge(.paragraphStyle, Scope.ParagraphStyleAttribute.self, to: \.self) { $0 as? NSParagraphStyle },
      AttributeBridge(.foregroundColor, Scope.ForegroundColorAttribute.self, to: \.self) { $0 as? UIColor },
      AttributeBridge(.backgroundColor, Scope.BackgroundColorAttribute.self, to: \.self) { $0 as? UIColor },
      AttributeBridge(.ligature, Scope.LigatureAttribute.self, to: \.self) {
        AttributeNumber.value($0).map { Int($0) }
      },
      AttributeBridge(.kern, Scope.KernAttribute.self, to: \.self, from: AttributeNumber.value),
      AttributeBridge(.tracking, Scope.TrackingAttribute.self, to: \.self, from: AttributeNumber.value),
      AttributeBridge(
        .strikethroughStyle, Scope.StrikethroughStyleAttribute.self, to: \.rawValue,
        from: AttributeNumber.underlineStyle),
      AttributeBridge(
        .underlineStyle, Scope.UnderlineStyleAttribute.self, to: \.rawValue, from: AttributeNumber.underlineStyle),
      AttributeBridge(.strokeColor, Scope.StrokeColorAttribute.self, to: \.self) { $0 as? UIColor },
      AttributeBridge(.strokeWidth, Scope.StrokeWidthAttribute.self, to: \.self, from: AttributeNumber.value),
      AttributeBridge(.shadow, Scope.ShadowAttribute.self, to: \.self) { $0 as? NSShadow },
      AttributeBridge(.textEffect, Scope.TextEffectAttribute.self, to: \.rawValue) {
        $0 as? Scope.TextEffectAttribute.Value ?? ($0 as? String).map(Scope.TextEffectAttribute.Value.init(rawValue:))
      },
      AttributeBridge(.baselineOffset, Scope.BaselineOffsetAttribute.self, to: \.self, from: AttributeNumber.value),
      AttributeBridge(.underlineColor, Scope.UnderlineColorAttribute.self, to: \.self) { $0 as? UIColor },
      AttributeBridge(.strikethroughColor, Scope.StrikethroughColorAttribute.self, to: \.self) { $0 as? UIColor },
      AttributeBridge(.obliqueness, Scope.ObliquenessAttribute.self, to: \.self, from: AttributeNumber.value),
      AttributeBridge(.expansion, Scope.ExpansionAttribute.self, to: \.self, from: AttributeNumber.value),
      AttributeBridge(
        .inlinePresentationIntent, Scope.InlinePresentationIntentAttribute.self, to: \.rawValue,
        from: AttributeNumber.intent),
      AttributeBridge(.presentationIntentAttributeName, Scope.PresentationIntentAttribute.self, to: \.self) {
        $0 as? PresentationIntent
      },
      AttributeBridge(
        .languageIdentifier, AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self, to: \.self
      ) { $0 as? String },
      AttributeBridge(.link, AttributeScopes.FoundationAttributes.LinkAttribute.self, to: \.self) {
        $0 as? URL ?? ($0 as? String).flatMap(URL.init(string:))
      },
    ]
  }

  private init<Key: AttributedStringKey, Stored>(
    _ key: NSAttributedString.Key, _ type: Key.Type, to stored: @escaping (Key.Value) -> Stored,
    from value: @escaping (Any) -> Key.Value?
  ) where Key.Value: Sendable {
    self.key = key
    read = { $0[type].map(stored) }
    write = { object, container in container[type] = value(object) }
  }
}
