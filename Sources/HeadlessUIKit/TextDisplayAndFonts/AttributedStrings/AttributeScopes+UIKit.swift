public import Foundation

extension AttributeScopes {
  /// UIKit's attributes of an `AttributedString`, as in `string.uiKit.font` or `string.font`.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let ligature: LigatureAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strokeColor: StrokeColorAttribute
    public let strokeWidth: StrokeWidthAttribute
    public let shadow: ShadowAttribute
    public let textEffect: TextEffectAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let obliqueness: ObliquenessAttribute
    public let expansion: ExpansionAttribute
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    public let presentationIntent: PresentationIntentAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static var name: String { NSAttributedString.Key.font.rawValue }
    }

    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static var name: String { NSAttributedString.Key.paragraphStyle.rawValue }
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static var name: String { NSAttributedString.Key.foregroundColor.rawValue }
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static var name: String { NSAttributedString.Key.backgroundColor.rawValue }
    }

    public enum LigatureAttribute: AttributedStringKey {
      public typealias Value = Int
      public static var name: String { NSAttributedString.Key.ligature.rawValue }
    }

    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static var name: String { NSAttributedString.Key.kern.rawValue }
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static var name: String { NSAttributedString.Key.tracking.rawValue }
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static var name: String { NSAttributedString.Key.strikethroughStyle.rawValue }
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static var name: String { NSAttributedString.Key.underlineStyle.rawValue }
    }

    public enum StrokeColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static var name: String { NSAttributedString.Key.strokeColor.rawValue }
    }

    public enum StrokeWidthAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static var name: String { NSAttributedString.Key.strokeWidth.rawValue }
    }

    public enum ShadowAttribute: AttributedStringKey {
      public typealias Value = NSShadow
      public static var name: String { NSAttributedString.Key.shadow.rawValue }
    }

    public enum TextEffectAttribute: AttributedStringKey {
      public typealias Value = NSAttributedString.TextEffectStyle
      public static var name: String { NSAttributedString.Key.textEffect.rawValue }
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static var name: String { NSAttributedString.Key.baselineOffset.rawValue }
    }

    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static var name: String { NSAttributedString.Key.underlineColor.rawValue }
    }

    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static var name: String { NSAttributedString.Key.strikethroughColor.rawValue }
    }

    public enum ObliquenessAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static var name: String { NSAttributedString.Key.obliqueness.rawValue }
    }

    public enum ExpansionAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static var name: String { NSAttributedString.Key.expansion.rawValue }
    }

    /// Part of Foundation's own scope on Apple's platforms, which lacks it on Linux.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static var name: String { NSAttributedString.Key.inlinePresentationIntent.rawValue }
    }

    /// Also part of Foundation's scope on Apple's platforms.
    public enum PresentationIntentAttribute: AttributedStringKey {
      public typealias Value = PresentationIntent
      public static var name: String { NSAttributedString.Key.presentationIntentAttributeName.rawValue }
    }
  }
}

extension AttributeDynamicLookup {
  /// Disfavoured, so that `string.font = .body` means the font of SwiftUI's where both are imported, as on iOS.
  @_disfavoredOverload
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
