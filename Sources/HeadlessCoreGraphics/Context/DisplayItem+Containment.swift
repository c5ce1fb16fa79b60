internal import Foundation
internal import Graphics

extension DisplayItem {
  /// Whether the item certainly paints nothing outside of a rectangle; false if that isn't easy to determine.
  func isContained(in rect: CGRect) -> Bool {
    switch self {
    case .fill(let path, _, _): return path.controlPointBox.isContained(in: rect)
    case .stroke(let path, _, let style):
      // A round or square end, or a blunt corner, doesn't extend further than this.
      let reach = style.width * (style.join == .miter ? max(style.miterLimit, 1) : 1)
      return path.controlPointBox.insetBy(dx: -reach, dy: -reach).isContained(in: rect)
    case .image(let item): return item.destination.isContained(in: rect)
    case .group(let group):
      guard group.shadow == nil else { return false }
      if let clip = group.clip, clip.path.controlPointBox.applying(group.transform).isContained(in: rect) {
        return true
      }
      guard group.transform.determinant != 0 else { return true }
      // Outside of an upright transform a box within the box would have to be looked for.
      guard group.transform.isRectilinear else { return false }
      let inner = rect.applying(group.transform.inverted())
      return group.items.allSatisfy { $0.isContained(in: inner) }
    case .glyphs, .shadow, .backdropBlur: return false
    }
  }
}

extension CGRect {
  fileprivate func isContained(in rect: CGRect) -> Bool {
    isNull || (minX >= rect.minX && minY >= rect.minY && maxX <= rect.maxX && maxY <= rect.maxY)
  }
}
