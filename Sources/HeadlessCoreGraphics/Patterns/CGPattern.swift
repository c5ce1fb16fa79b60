public import Foundation
public import Graphics

/// A drawing that is repeated in both directions.
public final class CGPattern {
  private let info: UnsafeMutableRawPointer?
  private let bounds: CGRect
  private let matrix: CGAffineTransform
  /// The distances of the cells, in points of the pattern's space.
  private let step: CGSize
  let isColored: Bool
  private let callbacks: CGPatternCallbacks

  /// - Parameters:
  ///   - bounds: of a cell, in the pattern's space, whose y points up.
  ///   - matrix: from the pattern's space to the context's before any transform, which has its origin at the bottom left.
  ///   - xStep: from one cell to the next, in points of the pattern's space; cells that overlap are cut.
  ///   - yStep: from one cell to the next, in points of the pattern's space; cells that overlap are cut.
  ///   - isColored: whether the cell specifies its colours. Otherwise the cell is drawn in the colour with which the pattern is
  ///     set.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
    tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard xStep != 0, yStep != 0, xStep.isFinite, yStep.isFinite, matrix.determinant != 0 else { return nil }
    self.info = info
    self.bounds = bounds.standardized
    self.matrix = matrix
    step = CGSize(width: abs(xStep), height: abs(yStep))
    self.isColored = isColored
    self.callbacks = callbacks.pointee
  }

  deinit {
    callbacks.releaseInfo?(info)
  }

  /// Returns one cell, including the space up to the next cell, with the top left corner at the origin.
  ///
  /// - Parameters:
  ///   - color: the colour of an uncoloured cell.
  ///   - alpha: the alpha of a coloured cell.
  func cell(color: Color?, alpha: CGFloat, scale: CGFloat) -> Drawing {
    let context = CGContext(recordingIn: CGRect(origin: .zero, size: step), scale: scale)
    context.state.transform = toCell.inverted()
    if let color {
      context.state.fill = .color(color)
      context.state.strokePaint = .color(color)
    }
    context.clip(to: bounds)
    callbacks.drawPattern?(info, context)
    var items = context.takeItemsWithinBounds()
    if color == nil, alpha < 1 { items = [.group(DisplayGroup(opacity: max(alpha, 0), items: items))] }
    return Drawing(size: step, scale: scale, items: items)
  }

  /// The transform from a cell's own points, in which y points down, to the pattern's space.
  private var toCell: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: bounds.minX, ty: bounds.minY + step.height)
  }

  /// Returns the transform from a cell's own points to those of a recording.
  ///
  /// - Parameter phase: the offset of the pattern, in the context's space before any transform.
  func placement(in recording: CGRect, phase: CGSize) -> CGAffineTransform {
    let toRecording = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: recording.minX, ty: recording.maxY)
    return toCell.concatenating(matrix)
      .concatenating(CGAffineTransform(translationX: phase.width, y: phase.height))
      .concatenating(toRecording)
  }
}

extension CGColor {
  /// A pattern as a colour.
  ///
  /// - Parameter components: the alpha of a pattern with colours; else the colour in the pattern space's base.
  public convenience init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    guard space.model == .pattern else { return nil }
    let scale = (CGPattern.self as? any PatternScaling.Type)?.cellScale ?? 1
    self.init(tile: PatternCell(pattern.cell(in: space, components, scale: scale)))
  }
}

extension CGPattern {
  /// - Parameter components: the alpha of a pattern with colours; else the colour in the pattern space's base.
  func cell(
    in space: CGColorSpace?, _ components: UnsafePointer<CGFloat>, scale: CGFloat
  ) -> Drawing {
    if isColored { return cell(color: nil, alpha: components[0], scale: scale) }
    let count = (space?.numberOfComponents ?? 0) + 1
    let color = space?.color((0..<count).map { components[$0] }) ?? .black
    return cell(color: color, alpha: 1, scale: scale)
  }
}

/// How a pattern's cells are adjusted to the device's pixels. All values have the same effect: the cells aren't adjusted.
public enum CGPatternTiling: Int32, Sendable {
  case noDistortion, constantSpacingMinimalDistortion, constantSpacing
}
