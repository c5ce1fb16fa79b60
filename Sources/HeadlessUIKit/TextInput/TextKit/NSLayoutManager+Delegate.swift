internal import Foundation
internal import TextLayout

extension NSLayoutManager {
  /// The paragraph style of a character; the default one if it has none.
  func paragraphStyle(at index: Int) -> NSParagraphStyle {
    guard let textStorage, index >= 0, index < textStorage.length else { return .default }
    return textStorage.attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle ?? .default
  }

  /// A layout with the line positions of the delegate.
  func arranged(_ layout: LaidOutText) -> LaidOutText {
    guard let delegate, let container = textContainers.first else { return layout }
    var result = layout
    var shift: CGFloat = 0
    var index = 0
    while index < layout.lines.count {
      // Line fragments side by side, between exclusion paths, stay side by side.
      let row = layout.lines[index...].prefix { $0.frame.minY == layout.lines[index].frame.minY }
      var growth: CGFloat = 0
      for number in row.indices {
        result.lines[number].move(by: CGSize(width: 0, height: shift))
        growth = max(growth, place(&result.lines[number], in: container, delegate))
      }
      shift += growth
      if let last = row.last, row.endIndex < layout.lines.count {
        shift += spacing(after: last, before: layout.lines[row.endIndex], in: container, delegate)
      }
      index = row.endIndex
    }
    result.size.height += shift
    return result
  }

  /// Lets the delegate place a line; returns how much lower it ends, in points.
  private func place(
    _ line: inout LaidOutText.Line, in container: NSTextContainer, _ delegate: any NSLayoutManagerDelegate
  ) -> CGFloat {
    let (before, usedBefore) = (whole(line, in: container), usedRect(of: line))
    var (rect, used, baseline) = (before, usedBefore, line.baseline - line.frame.minY)
    let isChanged = delegate.layoutManager(
      self, shouldSetLineFragmentRect: &rect, lineFragmentUsedRect: &used, baselineOffset: &baseline, in: container,
      forGlyphRange: NSRange(line.range))
    let isUsable = rect.minY.isFinite && rect.height.isFinite && used.minX.isFinite && baseline.isFinite
    guard isChanged, isUsable else { return 0 }
    line.move(by: CGSize(width: used.minX - usedBefore.minX, height: rect.minY + baseline - line.baseline))
    (line.frame.origin.y, line.frame.size.height) = (rect.minY, rect.height)
    return rect.maxY - before.maxY
  }

  /// The additional distance of two lines according to the delegate, in points.
  private func spacing(
    after upper: LaidOutText.Line, before lower: LaidOutText.Line, in container: NSTextContainer,
    _ delegate: any NSLayoutManagerDelegate
  ) -> CGFloat {
    let (end, start) = (max(upper.range.upperBound - 1, upper.range.lowerBound), lower.range.lowerBound)
    let rect = whole(upper, in: container)
    let (style, next) = (paragraphStyle(at: end), paragraphStyle(at: start))
    var wanted = delegate.layoutManager(self, lineSpacingAfterGlyphAt: end, withProposedLineFragmentRect: rect)
    var own = style.lineSpacing
    if upper.endsParagraph {
      wanted += delegate.layoutManager(self, paragraphSpacingAfterGlyphAt: end, withProposedLineFragmentRect: rect)
      wanted += delegate.layoutManager(
        self, paragraphSpacingBeforeGlyphAt: start, withProposedLineFragmentRect: whole(lower, in: container))
      own += style.paragraphSpacing + next.paragraphSpacingBefore
    }
    return wanted.isFinite ? wanted - own : 0
  }
}

extension LaidOutText.Line {
  /// Moves the line with all that is in it.
  fileprivate mutating func move(by offset: CGSize) {
    guard offset != .zero else { return }
    frame.origin.x += offset.width
    frame.origin.y += offset.height
    baseline += offset.height
    for index in runs.indices {
      runs[index].origin.x += offset.width
      runs[index].origin.y += offset.height
    }
    for index in decorations.indices {
      decorations[index].rect = decorations[index].rect.offsetBy(dx: offset.width, dy: offset.height)
    }
    for index in attachments.indices {
      attachments[index].rect = attachments[index].rect.offsetBy(dx: offset.width, dy: offset.height)
    }
  }
}
