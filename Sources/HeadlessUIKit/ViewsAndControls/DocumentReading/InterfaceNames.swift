internal import Foundation

/// The UIKit values of Interface Builder's names.
enum InterfaceNames {
  static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    // As Interface Builder itself spells these two.
    "TopLeft": .topLeft, "TopRight": .topRight,
  ]

  static let semanticContents: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
    "forceRightToLeft": .forceRightToLeft,
  ]

  static let autoresizing: [String: UIView.AutoresizingMask] = [
    "widthSizable": .flexibleWidth, "heightSizable": .flexibleHeight, "flexibleMinX": .flexibleLeftMargin,
    "flexibleMaxX": .flexibleRightMargin, "flexibleMinY": .flexibleTopMargin, "flexibleMaxY": .flexibleBottomMargin,
  ]

  static let textAlignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]

  static let lineBreakModes: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
    "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping, "headTruncation": .byTruncatingHead,
    "truncatingHead": .byTruncatingHead, "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle, "truncatingMiddle": .byTruncatingMiddle,
  ]

  static let fontWeights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  static let accessibilityTraits: [String: UIAccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected, "staticText": .staticText,
    "searchField": .searchField, "playsSound": .playsSound, "keyboardKey": .keyboardKey,
    "summaryElement": .summaryElement, "updatesFrequently": .updatesFrequently, "notEnabled": .notEnabled,
    "allowsDirectInteraction": .allowsDirectInteraction, "header": .header, "adjustable": .adjustable,
    "startsMediaSession": .startsMediaSession, "causesPageTurn": .causesPageTurn,
  ]

  /// A text style by the name that documents and font descriptors use.
  static func textStyle(_ name: String) -> UIFont.TextStyle {
    // Xcode 9 introduced large titles under the first of these names.
    ["UICTFontTextStyleTitle0", "UICTFontTextStyleLargeTitle"].contains(name)
      ? .largeTitle : UIFont.TextStyle(rawValue: name)
  }
}
