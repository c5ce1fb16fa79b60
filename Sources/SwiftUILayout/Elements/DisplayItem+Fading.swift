package import Graphics

extension [DisplayItem] {
  /// Draws an element's items at reduced opacity as a group, so that overlapping parts don't show through each other.
  package func faded(by opacity: Double) -> [DisplayItem] {
    // Glyphs don't overlap; items that blur their backdrop can't be drawn in a group.
    let isSimple = count == 1 || allSatisfy(\.isText) || contains(where: \.isBlur)
    guard isSimple else { return [.group(DisplayGroup(opacity: opacity, items: self))] }
    return map { $0.faded(by: opacity) }
  }
}

extension DisplayItem {
  fileprivate var isText: Bool { if case .glyphs(let run, _, _) = self { run.stroke == nil } else { false } }
  fileprivate var isBlur: Bool { if case .backdropBlur = self { true } else { false } }

  fileprivate func faded(by opacity: Double) -> DisplayItem {
    switch self {
    case .fill(let path, .color(let color), let rule):
      return .fill(path, .color(color.withAlpha(color.alpha * opacity)), rule: rule)
    case .stroke(let path, .color(let color), let style):
      return .stroke(path, .color(color.withAlpha(color.alpha * opacity)), style)
    case .glyphs(let run, let origin, let color) where run.stroke == nil:
      return .glyphs(run, origin: origin, color: color.withAlpha(color.alpha * opacity))
    case .image(var image):
      image.opacity *= opacity
      return .image(image)
    case .backdropBlur(let path, let sigma): return .backdropBlur(path, sigma: sigma * opacity)
    default: return .group(DisplayGroup(opacity: opacity, items: [self]))
    }
  }
}
