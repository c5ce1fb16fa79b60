import Foundation

/// Where the columns of a split controller stand.
///
/// Apple documents the modes; widths are what developers have published: a primary column of 320 points, two fifths of the
/// screen at most, and a line of a pixel between columns (320 and 703.5 on 1,024 points). That a supplementary column is as
/// wide, and what is darkened below an overlay, isn't documented.
struct SplitLayout {
  /// The size of the container, in points.
  let size: CGSize
  /// One pixel, in points.
  let gutter: CGFloat
  let mode: UISplitViewController.DisplayMode
  let hasSupplementary: Bool
  var primaryWidth: CGFloat
  var supplementaryWidth: CGFloat
  /// Whether the primary column is on the left.
  let isPrimaryLeft: Bool

  /// A column's frame, in points, and whether it overlays the secondary column.
  struct Place: Equatable {
    var frame: CGRect
    var isOver = false
  }

  /// The visible columns.
  var places: [UISplitViewController.Column: Place] {
    var places: [UISplitViewController.Column: Place] = [:]
    let primary = min(primaryWidth, size.width)
    let supplementary = hasSupplementary ? min(supplementaryWidth, size.width) : 0
    func place(_ column: UISplitViewController.Column, x: CGFloat, width: CGFloat, isOver: Bool = false) {
      places[column] = Place(
        frame: sided(CGRect(x: x, y: 0, width: max(0, width), height: size.height)), isOver: isOver)
    }
    // A single column beside or over the secondary one is the adjacent one.
    let (one, oneWidth): (UISplitViewController.Column, CGFloat) =
      hasSupplementary ? (.supplementary, supplementary) : (.primary, primary)
    switch mode {
    case .automatic, .secondaryOnly:
      place(.secondary, x: 0, width: size.width)
    case .oneBesideSecondary:
      place(one, x: 0, width: oneWidth)
      place(.secondary, x: oneWidth + gutter, width: size.width - oneWidth - gutter)
    case .oneOverSecondary:
      place(.secondary, x: 0, width: size.width)
      place(one, x: 0, width: oneWidth, isOver: true)
    case .twoBesideSecondary, .twoDisplaceSecondary, .twoOverSecondary:
      guard hasSupplementary else {
        return with(mode: mode == .twoOverSecondary ? .oneOverSecondary : .oneBesideSecondary)
      }
      let isOver = mode == .twoOverSecondary
      place(.primary, x: 0, width: primary, isOver: isOver)
      place(.supplementary, x: primary + gutter, width: supplementary, isOver: isOver)
      let start = primary + supplementary + 2 * gutter
      if isOver {
        place(.secondary, x: 0, width: size.width)
      } else if mode == .twoDisplaceSecondary {
        place(.secondary, x: start, width: size.width - supplementary - gutter)
      } else {
        place(.secondary, x: start, width: size.width - start)
      }
    }
    return places
  }

  private func with(mode: UISplitViewController.DisplayMode) -> [UISplitViewController.Column: Place] {
    SplitLayout(
      size: size, gutter: gutter, mode: mode, hasSupplementary: hasSupplementary, primaryWidth: primaryWidth,
      supplementaryWidth: supplementaryWidth, isPrimaryLeft: isPrimaryLeft
    ).places
  }

  private func sided(_ frame: CGRect) -> CGRect {
    frame.mirrored(in: size.width, if: !isPrimaryLeft)
  }
}
