import Foundation

extension UIView {
  /// The view as UIKit describes it: class, address, frame, what isn't the default, the layer.
  package var uikitDescription: String {
    var parts = [DescriptionFormat.identity(of: self), "frame = \(DescriptionFormat.rect(frame))"]
    parts += descriptionNotes
    parts.append("layer = <\(layerName): \(address(of: layer))>")
    return "<" + (parts + trailingDescriptionNotes).joined(separator: "; ") + ">"
  }

  /// UIKit gives labels and windows layers of their own classes, which differ in nothing that an app sees.
  private var layerName: String {
    guard type(of: layer) == CALayer.self else { return DescriptionFormat.name(of: layer) }
    if self is UILabel { return "_UILabelLayer" }
    return self is UIWindow ? "UIWindowLayer" : "CALayer"
  }

  private var descriptionNotes: [String] {
    var notes: [String] = []
    let text = (self as? UILabel)?.text ?? (self as? UITextField)?.text ?? (self as? UITextView)?.text
    if let text { notes.append("text = '\(text)'") }
    if !transform.isIdentity { notes.append("transform = \(DescriptionFormat.transform(transform))") }
    if clipsToBounds { notes.append("clipsToBounds = YES") }
    if alpha != 1 { notes.append("alpha = \(DescriptionFormat.number(alpha))") }
    if isHidden { notes.append("hidden = YES") }
    // UIKit's labels count as opaque until somebody says otherwise.
    if !isOpaque, !(self is UILabel) { notes.append("opaque = NO") }
    if !autoresizingMask.isEmpty { notes.append("autoresize = \(DescriptionFormat.mask(autoresizingMask))") }
    if tag != 0 { notes.append("tag = \(tag)") }
    if !isUserInteractionEnabled { notes.append("userInteractionEnabled = NO") }
    return notes
  }

  private var trailingDescriptionNotes: [String] {
    guard let scrollView = self as? UIScrollView else { return [] }
    return [
      "contentOffset: \(DescriptionFormat.point(scrollView.contentOffset))",
      "contentSize: \(DescriptionFormat.size(scrollView.contentSize))",
      "adjustedContentInset: \(DescriptionFormat.insets(scrollView.adjustedContentInset))",
    ]
  }

  /// The view and all views in it, a line each, indented with `   | ` as UIKit's method of the same name does.
  package func recursiveDescription() -> String {
    var lines: [String] = []
    func describe(_ view: UIView, _ indentation: String) {
      lines.append(indentation + view.uikitDescription)
      for subview in view.subviews { describe(subview, indentation + "   | ") }
    }
    describe(self, "")
    return lines.joined(separator: "\n")
  }
}
