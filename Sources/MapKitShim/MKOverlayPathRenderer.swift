public import Foundation
public import HeadlessUIKit

/// Draws an overlay's shape.
@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// Nil if the area isn't filled.
  open var fillColor: UIColor?
  /// Nil if the outline isn't stroked.
  open var strokeColor: UIColor?
  /// In points; 0 for MapKit's default.
  open var lineWidth: CGFloat = 0
  open var lineJoin: CGLineJoin = .round
  open var lineCap: CGLineCap = .round
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?

  private var made: CGPath?

  /// The shape in the renderer's points, which ``createPath()`` sets.
  open var path: CGPath! {
    get {
      if made == nil { createPath() }
      return made
    }
    set { made = newValue }
  }

  /// Sets ``path``; here to the overlay's shape.
  open func createPath() {
    made = shape { self.point(for: MKMapPoint($0)) }?.cgPath
  }
  public func invalidatePath() {
    made = nil
    setNeedsDisplay()
  }

  // MARK: Drawing in a context

  /// Fills and strokes the path.
  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    guard let path else { return }
    applyFillProperties(to: context, atZoomScale: zoomScale)
    fillPath(path, in: context)
    applyStrokeProperties(to: context, atZoomScale: zoomScale)
    strokePath(path, in: context)
  }

  open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    context.setStrokeColor((strokeColor ?? .clear).cgColor)
    context.setLineWidth(shownLineWidth / zoomScale)
    context.setLineJoin(lineJoin)
    context.setLineCap(lineCap)
    guard let lineDashPattern else { return }
    context.setLineDash(
      phase: lineDashPhase / zoomScale, lengths: lineDashPattern.map { CGFloat($0.doubleValue) / zoomScale })
  }

  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    context.setFillColor((fillColor ?? .clear).cgColor)
  }

  open func strokePath(_ path: CGPath, in context: CGContext) {
    guard strokeColor != nil else { return }
    context.addPath(path)
    context.strokePath()
  }

  open func fillPath(_ path: CGPath, in context: CGContext) {
    guard fillColor != nil else { return }
    context.addPath(path)
    context.fillPath(using: .evenOdd)
  }

  /// MapKit's width for the value 0 isn't documented; two points here.
  var shownLineWidth: CGFloat { lineWidth > 0 ? lineWidth : 2 }
}
