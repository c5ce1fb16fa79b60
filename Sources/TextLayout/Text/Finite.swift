import Foundation

// What isn't a finite number counts as 0, so that it can neither spoil a whole layout nor keep a loop from ending.

extension CGFloat {
  fileprivate var finite: CGFloat { isFinite ? self : 0 }
}

extension TextAttributes {
  var finite: TextAttributes {
    var result = self
    result.leading = leading.finite
    result.kern = kern.finite
    result.tracking = tracking.finite
    result.baselineOffset = baselineOffset.finite
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
    result.tabStops = tabStops.filter(\.isFinite)
    result.defaultTabInterval = defaultTabInterval.finite
    return result
  }
}
