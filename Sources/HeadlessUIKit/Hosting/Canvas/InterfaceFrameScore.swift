package import Foundation
internal import InterfaceBuilder

/// How the frames that a document was saved with compare to those that its constraints give here: every saved frame is what
/// Interface Builder's own layout came to, on the document's device.
///
/// Left out is what the writer's iOS had otherwise: where cells stand in their table, the labels of standard cells, bars,
/// wheels of dates and of choices, and also hidden and misplaced views. So that what stands beside them is compared all
/// the same, these keep the sizes that the document has, as do controls that later versions of iOS made higher; and scenes
/// begin below the document's own navigation bar. What is in a cell is compared in the cell's saved size.
package struct InterfaceFrameScore: Sendable {
  /// A view whose frame differs.
  package struct Miss: Hashable, Sendable, CustomStringConvertible {
    package let element: String
    package let id: String
    package let line: Int
    package let stored: CGRect
    package let found: CGRect

    /// The largest difference of an edge, in points.
    package var distance: CGFloat {
      [
        abs(stored.minX - found.minX), abs(stored.minY - found.minY), abs(stored.maxX - found.maxX),
        abs(stored.maxY - found.maxY),
      ].max() ?? 0
    }

    package var description: String {
      "line \(line): \(element) \(id): saved \(InterfaceFrameScore.text(stored)), here \(InterfaceFrameScore.text(found))"
    }
  }

  package let path: String
  /// The tools that wrote the document.
  package let toolsVersion: Int
  /// The number of compared frames.
  package let count: Int
  /// The frames that differ by more than the tolerance, the largest difference first.
  package let misses: [Miss]

  private static func text(_ rect: CGRect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height]
    return "(" + numbers.map { "\((Double($0) * 100).rounded() / 100)" }.joined(separator: ", ") + ")"
  }

  /// Lays out a document's scenes, or a xib's views, on its own device; nil for a document that can't be read, which is reported.
  ///
  /// - Parameter tolerance: the accepted difference of an edge, in points: substitute fonts have other widths.
  @MainActor package static func of(_ path: String, tolerance: CGFloat = 2) -> InterfaceFrameScore? {
    guard let storyboard = UIStoryboard(canvasOf: path, bundle: nil), let source = storyboard.source else { return nil }
    var comparison = FrameComparison(tolerance: tolerance, source: source, storyboard: storyboard)
    switch source.document.kind {
    case .storyboard: for scene in source.document.scenes { comparison.compare(scene) }
    case .xib: for object in source.document.objects { comparison.compareObject(object) }
    }
    return InterfaceFrameScore(
      path: path, toolsVersion: source.document.toolsVersion, count: comparison.count,
      misses: comparison.misses.sorted { $0.distance > $1.distance })
  }
}
