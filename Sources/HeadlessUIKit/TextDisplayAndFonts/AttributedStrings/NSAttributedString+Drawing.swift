public import Foundation

// Colours resolve with the current traits. Sizes are in points and not rounded, as UIKit's are.
extension NSAttributedString {
  /// The size of the text, without wrapping.
  public func size() -> CGSize {
    StringDrawing(self, within: .zero, options: [.usesLineFragmentOrigin, .usesFontLeading]).size
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let bounds = StringDrawing(self, within: size, options: options).bounds
    context?.totalBounds = bounds
    return bounds
  }

  /// Draws with the first line's top left corner at `point`.
  public func draw(at point: CGPoint) {
    StringDrawing(self, within: .zero, options: [.usesLineFragmentOrigin, .usesFontLeading]).draw(at: point)
  }

  /// Draws broken at the rectangle's width; what reaches out of the rectangle below isn't shown.
  public func draw(in rect: CGRect) {
    StringDrawing(self, within: rect.size, options: [.usesLineFragmentOrigin, .usesFontLeading])
      .draw(at: rect.origin, clippedTo: rect)
  }

  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    let drawing = StringDrawing(self, within: rect.size, options: options)
    drawing.draw(at: rect.origin, clippedTo: options.contains(.usesLineFragmentOrigin) ? rect : nil)
    context?.totalBounds = drawing.bounds
  }
}
