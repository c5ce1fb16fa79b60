import Foundation

/// One of the rectangles of a selection.
@MainActor final class TextSelectionBox: UITextSelectionRect {
  private let box: CGRect
  private let isFirst: Bool
  private let isLast: Bool
  private let direction: NSWritingDirection

  private init(_ box: CGRect, isFirst: Bool, isLast: Bool, direction: NSWritingDirection) {
    self.box = box
    self.isFirst = isFirst
    self.isLast = isLast
    self.direction = direction
    super.init()
  }

  static func boxes(_ rects: [CGRect], isRightToLeft: Bool) -> [UITextSelectionRect] {
    rects.enumerated().map { index, rect in
      TextSelectionBox(
        rect, isFirst: index == 0, isLast: index == rects.count - 1,
        direction: isRightToLeft ? .rightToLeft : .leftToRight)
    }
  }

  override var rect: CGRect { box }
  override var writingDirection: NSWritingDirection { direction }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
