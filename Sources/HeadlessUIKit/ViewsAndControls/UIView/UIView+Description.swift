import Foundation

extension UIView {
  /// The view as UIKit describes it since iOS 15: class, address, frame, what isn't the default, the layer.
  package var uikitDescription: String { uikitDescription(in: Look.release) }

  /// In the words of a release of iOS.
  func uikitDescription(in release: Look.Release) -> String {
    var parts = [DescriptionFormat.identity(of: self)]
    if let base = DescriptionFormat.baseClass(of: self), base != UIView.self {
      parts.append("baseClass = \(DescriptionFormat.name(of: base))")
    }
    parts.append("frame = \(DescriptionFormat.rect(frame))")
    parts += descriptionNotes + lookNotes(in: release) + DescriptionSuffix(of: self).beforeLayer
    parts.append("layer = <\(layerName): \(address(of: layer))>")
    return "<" + (parts + DescriptionSuffix(of: self).afterLayer).joined(separator: "; ") + ">"
  }

  /// UIKit gives labels and windows layers of their own classes, which differ in nothing that an app sees.
  private var layerName: String {
    guard type(of: layer) == CALayer.self else { return DescriptionFormat.name(of: layer) }
    if self is UILabel { return "_UILabelLayer" }
    return self is UIWindow ? "UIWindowLayer" : "CALayer"
  }

  private var descriptionNotes: [String] {
    var notes: [String] = []
    if let text = describedText { notes.append("text = '\(text)'") }
    if !transform.isIdentity { notes.append("transform = \(DescriptionFormat.transform(transform))") }
    if clipsToBounds { notes.append("clipsToBounds = YES") }
    if alpha != 1 { notes.append("alpha = \(DescriptionFormat.number(alpha))") }
    if isHidden { notes.append("hidden = YES") }
    if !isDescribedAsOpaque { notes.append("opaque = NO") }
    if !autoresizingMask.isEmpty { notes.append("autoresize = \(DescriptionFormat.mask(autoresizingMask))") }
    if tag != 0 { notes.append("tag = \(tag)") }
    if !isUserInteractionEnabled { notes.append("userInteractionEnabled = NO") }
    return notes
  }

  /// UIKit's labels count as opaque by default, buttons and their titles never do.
  private var isDescribedAsOpaque: Bool {
    if self is UILabel { return !(self is UIButtonLabel) }
    return isOpaque && !(self is UIButton)
  }

  private func lookNotes(in release: Look.Release) -> [String] {
    var notes: [String] = []
    if !layer.animations.isEmpty {
      let animations = layer.animations.map { "\($0.key)=<\(DescriptionFormat.identity(of: $0.animation))>; " }
      notes.append("animations = { \(animations.joined())}")
    }
    if hasDescribedRecognizers {
      notes.append("gestureRecognizers = <NSArray: \(address(of: core))>")
    }
    let isLeftClear = (self as? UILabel)?.isBackgroundSet == false
    if let backgroundColor, !isLeftClear || release.describesClearLabels {
      notes.append("backgroundColor = \(backgroundColor)")
    }
    if let tint = core.tint { notes.append("tintColor = \(tint)") }
    return notes
  }

  private var describedText: String? {
    switch self {
    case let label as UILabel: label.text
    case let input as any DescribedTextInput: input.describedText
    case let cell as UITableViewCell: cell.textLabel?.text
    default: nil
    }
  }

  /// These have recognizers of UIKit's from the start, which aren't all made here.
  private var hasDescribedRecognizers: Bool {
    if gestureRecognizers?.isEmpty == false { return true }
    if let button = self as? UIButton { return button.buttonType == .system }
    return self is UIScrollView || self is any DescribedTextInput || self is UISwitch || self is UIWindow
  }

  /// The view and all views in it as each describes itself, a line each, indented with `   | ` as UIKit's method of the same name does.
  package func recursiveDescription() -> String {
    var lines: [String] = []
    func describe(_ view: UIView, _ indentation: String) {
      lines.append(indentation + view.description)
      for subview in view.subviews { describe(subview, indentation + "   | ") }
    }
    describe(self, "")
    return lines.joined(separator: "\n")
  }
}

extension DescriptionFormat {
  /// Text views tell 25 characters of their text.
  static func beginning(of text: String) -> String {
    text.count > 25 ? text.prefix(25) + "..." : text
  }
}

extension DescriptionFormat {
  static func mask(_ mask: UIView.AutoresizingMask) -> String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
