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
    var own = ViewDescription(isOpaque: isOpaque, hasRecognizers: gestureRecognizers?.isEmpty == false)
    for known in KnownClasses.chain(of: type(of: self)) { known.describe(self, &own) }
    parts += descriptionNotes(own) + lookNotes(own, in: release) + own.beforeLayer
    // UIKit gives labels and windows layers of private classes, whose behaviour doesn't differ for an app.
    let layerName = type(of: layer) == CALayer.self ? own.layer : DescriptionFormat.name(of: layer)
    parts.append("layer = <\(layerName): \(address(of: layer))>")
    return "<" + (parts + own.afterLayer).joined(separator: "; ") + ">"
  }

  private func descriptionNotes(_ own: ViewDescription) -> [String] {
    var notes: [String] = []
    if let text = own.text { notes.append("text = '\(text)'") }
    if !transform.isIdentity { notes.append("transform = \(DescriptionFormat.transform(transform))") }
    if clipsToBounds { notes.append("clipsToBounds = YES") }
    if alpha != 1 { notes.append("alpha = \(DescriptionFormat.number(alpha))") }
    if isHidden { notes.append("hidden = YES") }
    if !own.isOpaque { notes.append("opaque = NO") }
    if !autoresizingMask.isEmpty { notes.append("autoresize = \(DescriptionFormat.mask(autoresizingMask))") }
    if tag != 0 { notes.append("tag = \(tag)") }
    if !isUserInteractionEnabled { notes.append("userInteractionEnabled = NO") }
    return notes
  }

  private func lookNotes(_ own: ViewDescription, in release: Look.Release) -> [String] {
    var notes: [String] = []
    if !layer.animations.isEmpty {
      let animations = layer.animations.map { "\($0.key)=<\(DescriptionFormat.identity(of: $0.animation))>; " }
      notes.append("animations = { \(animations.joined())}")
    }
    if own.hasRecognizers {
      notes.append("gestureRecognizers = <NSArray: \(address(of: core))>")
    }
    if let backgroundColor, own.isBackgroundSet || release.describesClearLabels {
      notes.append("backgroundColor = \(backgroundColor)")
    }
    if let tint = core.tint { notes.append("tintColor = \(tint)") }
    return notes
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
  /// Descriptions of text views contain 25 characters of their text.
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
