internal import Foundation
internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum ImageViewFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { ImageViewFacts.self }
  static let elements = ["imageView"]
  static let facts = FactList<UIImageView> {
    // Documents specify whether an image view takes touches, which by default it doesn't in code.
    Fact { view, reader in if reader.bool("userInteractionEnabled") == nil { view.isUserInteractionEnabled = true } }
    Fact("image", \.image, document: .image("image"))
    Fact("highlightedImage", \.highlightedImage, document: .image("highlightedImage"))
    Fact(flag: "highlighted", \.isHighlighted, document: .bool("highlighted", standard: false))
    Fact(
      "adjustsImageSizeForAccessibilityContentSizeCategory", \.adjustsImageSizeForAccessibilityContentSizeCategory,
      document: .bool("adjustsImageSizeForAccessibilityContentSizeCategory"))
    Fact(
      "preferredSymbolConfiguration", \.preferredSymbolConfiguration,
      document: .symbol("preferredSymbolConfiguration"), appearance: .equal)
    Fact { $0.takeCanvasSize($1) }
    Fact("animationImages", \.animationImages)
    Fact("highlightedAnimationImages", \.highlightedAnimationImages)
    Fact("animationDuration", \.animationDuration)
    Fact("animationRepeatCount", \.animationRepeatCount)
    Fact("adjustsImageWhenAncestorFocused", \.adjustsImageWhenAncestorFocused)
    Fact("preferredImageDynamicRange", \.preferredImageDynamicRange)
    Fact(readOnly: "imageDynamicRange", \.imageDynamicRange)
  }

  static func readAccessibility(of view: UIImageView, into values: inout StandardAccessibility) {
    values.traits = .image
  }

  static func describe(_ view: UIImageView, in description: inout ViewDescription) {
    description.beforeLayer = ["image = \(words(for: view.image))"]
  }

  /// UIKit's format of iOS 16 and later; its format for images without pixels isn't documented.
  private static func words(for image: UIImage?) -> String {
    guard let image else { return "<(null):0x0 (null) anonymous; (0 0)@0>" }
    var (name, mode) = ("CGImage anonymous", "")
    if case .symbol(let symbol) = image.picture.content {
      // Recorded for `UIImage.checkmark`: symbol "checkmark.circle.fill"; (20 19)@3{2}. That the number is the rendering mode, a
      // symbol's own being that of a template, is an assumption.
      name = "symbol \"\(symbol.name)\""
      mode = image.renderingMode == .alwaysOriginal ? "{1}" : "{2}"
    }
    let size = "\(DescriptionFormat.number(image.size.width)) \(DescriptionFormat.number(image.size.height))"
    return "<\(DescriptionFormat.name(of: image)):\(address(of: image)) \(name); "
      + "(\(size))@\(DescriptionFormat.number(image.scale))\(mode)>"
  }
}

extension UIImageView {
  fileprivate func takeCanvasSize(_ reader: ElementReader) {
    if image == nil, reader.loader.isCanvas, core.canvasContentSize == nil {
      core.canvasContentSize = UIImageView.canvasSizeWithoutImage
      core.canvasContentSizeIsWeak = true
    }
  }

  /// The size of an image view without an image on Interface Builder's canvas if nothing else determines it, in points; in the app
  /// it has none. Source: frames in documents, of stack views whose width nothing else determines.
  private static let canvasSizeWithoutImage = CGSize(width: 240, height: 128)
}
