public import Foundation
package import Graphics

extension CGContext {
  /// Fills the current path and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(currentPath, rule: rule.rule)
    beginPath()
  }

  /// Strokes the current path and begins a new one.
  public func strokePath() {
    stroke(currentPath)
    beginPath()
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    if let rule = mode.fillRule { fill(currentPath, rule: rule) }
    if mode.strokes { stroke(currentPath) }
    beginPath()
  }

  public func fill(_ rect: CGRect) {
    fill(Path(rect: rect.standardized).applying(state.transform), rule: .winding)
    beginPath()
  }

  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  public func stroke(_ rect: CGRect) {
    stroke(Path(rect: rect.standardized).applying(state.transform))
    beginPath()
  }

  /// Strokes a rectangle with a line `width` wide.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  public func fillEllipse(in rect: CGRect) {
    fill(Path(ellipseIn: rect.standardized).applying(state.transform), rule: .winding)
    beginPath()
  }

  public func strokeEllipse(in rect: CGRect) {
    stroke(Path(ellipseIn: rect.standardized).applying(state.transform))
    beginPath()
  }

  /// Strokes the lines from each point with an even number to the next point.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    saveGState()
    state.blendMode = .clear
    state.alpha = 1
    state.shadow = nil
    fill(rect)
    restoreGState()
  }

  // MARK: Items

  /// - Parameter path: in the recording's space.
  package func fill(_ path: Path, rule: FillRule) {
    guard !path.isEmpty else { return }
    guard let turn = state.fillTransform else {
      return record(state.fill, box: path) { .fill(path, $0, rule: rule) }
    }
    let inner = path.applying(turn.inverted())
    record(state.fill, box: path) {
      .group(DisplayGroup(transform: turn, items: [.fill(inner, $0, rule: rule)]))
    }
  }

  /// - Parameter path: in the recording's space.
  package func stroke(_ path: Path) {
    let transform = state.transform
    guard !path.isEmpty, state.stroke.width > 0, transform.determinant != 0 else { return }
    let style = state.stroke
    record(state.strokePaint, box: nil) { paint in
      if transform.isTranslation { return .stroke(path, paint, style) }
      let inner = DisplayItem.stroke(path.applying(transform.inverted()), paint, style)
      return .group(DisplayGroup(transform: transform, items: [inner]))
    }
  }

  /// Records a shape in a colour or pattern, with the state's alpha, blend mode and shadow.
  ///
  /// - Parameters:
  ///   - box: the bounds of the shape, in the recording's space; nil if they aren't known.
  ///   - shape: returns the shape with a paint.
  private func record(_ paint: Paint, box: Path?, shape plain: (Paint) -> DisplayItem) {
    let isSmooth = state.antialiases && allowsAntialiasing
    func shape(_ paint: Paint) -> DisplayItem {
      isSmooth ? plain(paint) : .group(DisplayGroup(items: [plain(paint)], smoothsEdges: false))
    }
    let item = shape(paint.faded(state.alpha))
    let faded: DisplayItem
    if case .pattern = paint, state.alpha < 1 {
      faded = .group(DisplayGroup(opacity: state.alpha, items: [item]))
    } else {
      faded = item
    }
    let erasing = DisplayItem.group(
      DisplayGroup(blendMode: .destinationOut, items: [shape(.color(.black))]))
    let mode = state.blendMode
    switch mode {
    case .normal: record([state.shadow.map { .group(DisplayGroup(shadow: $0, items: [faded])) } ?? faded])
    case .clear: record([erasing])
    case .copy where paint.isOpaque && state.alpha == 1: record([faded])
    // If the shape covers part of a pixel, it replaces only that part.
    case .copy: record([erasing, .group(DisplayGroup(blendMode: .plusLighter, items: [faded]))])
    default:
      let clip = mode.changesWhereNothingIsPainted ? box.map { DisplayGroup.Clip($0) } : nil
      record([.group(DisplayGroup(clip: clip, blendMode: mode.mode, shadow: state.shadow, items: [faded]))])
    }
  }
}

extension Paint {
  /// A colour with its alpha multiplied; any other paint as it is.
  fileprivate func faded(_ alpha: CGFloat) -> Paint {
    guard alpha < 1, case .color(let color) = self else { return self }
    return .color(color.withAlpha(color.alpha * alpha))
  }

  fileprivate var isOpaque: Bool {
    if case .color(let color) = self { color.alpha >= 1 } else { false }
  }
}

extension CGBlendMode {
  /// Whether the mode, applied literally, erases the surroundings of the paint. Core Graphics limits it to the shape.
  var changesWhereNothingIsPainted: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
