import Foundation

// Infinity and NaN are replaced with 0, so that they can neither invalidate a whole layout nor cause an endless loop. Values larger
// than any screen are limited to a billion: the product of two such numbers, and differences of products, are still finite.

extension CGFloat {
  fileprivate var finite: CGFloat { isFinite ? Swift.min(Swift.max(self, -1e9), 1e9) : 0 }
}

extension TextAttributes {
  var finite: TextAttributes {
    var result = self
    result.leading = leading.finite
    result.lineExtension = lineExtension.finite
    result.kern = kern.finite
    result.tracking = tracking.finite
    result.baselineOffset = baselineOffset.finite
    result.slant = slant.isFinite ? min(max(slant, -2), 2) : 0
    result.stretch = stretch.isFinite ? min(max(stretch, 0.01), 100) : 1
    if let padding = attachment?.padding { result.attachment?.padding = padding.finite }
    if let width = stroke?.width { result.stroke?.width = width.finite }
    if let bounds = attachment?.bounds {
      result.attachment?.bounds = CGRect(
        x: bounds.minX.finite, y: bounds.minY.finite, width: bounds.width.finite, height: bounds.height.finite)
    }
    return result
  }
}

extension ParagraphStyle {
  var finite: ParagraphStyle {
    var result = self
    result.lineSpacing = lineSpacing.finite
    result.paragraphSpacing = paragraphSpacing.finite
    result.paragraphSpacingBefore = paragraphSpacingBefore.finite
    result.lineHeightMultiple = lineHeightMultiple.finite
    result.minimumLineHeight = minimumLineHeight.finite
    result.maximumLineHeight = maximumLineHeight.finite
    result.firstLineHeadIndent = firstLineHeadIndent.finite
    result.headIndent = headIndent.finite
    result.tailIndent = tailIndent.finite
    result.tabStops = tabStops.filter(\.location.isFinite)
    result.defaultTabInterval = defaultTabInterval.finite
    return result
  }
}
