import Foundation

/// The positions of a keyboard's keys, in points of the keyboard's view.
///
/// The figures are those of pictures of the English keyboard: on a screen 375 points wide letters are 31.5 points wide and 42 high,
/// 6 points apart and 3 from the sides, in rows of 54.
struct KeyboardPlan {
  let setup: KeyboardSetup
  let bounds: CGRect
  let keys: [(key: KeyboardKey, frame: CGRect)]

  init(_ setup: KeyboardSetup, in bounds: CGRect) {
    self.setup = setup
    self.bounds = bounds
    let plane = KeyboardPlane(setup)
    let room = KeyboardPlan.room(setup, bounds)
    let metrics = setup.metrics
    let pitch = room.height / CGFloat(plane.rows.count)
    let isDigits = setup.type.isPad && !metrics.isPad
    let gap: CGFloat = metrics.isPad ? (metrics.isLandscape ? 14 : 12) : 6
    let side: CGFloat = metrics.isPad || isDigits ? 6 : 3
    let unit = (room.width - side * 2 + gap) / plane.units
    let below: CGFloat = metrics.isPad ? (metrics.isLandscape ? 12 : 10) : isDigits || metrics.isLandscape ? 7 : 12
    var keys: [(KeyboardKey, CGRect)] = []
    for (index, row) in plane.rows.enumerated() {
      let y = room.minY + pitch * CGFloat(index) + (below * 2 / 3).rounded()
      var x = room.minX + side + row.indent * unit
      for key in row.keys {
        x += key.before * unit
        keys.append(
          (key, CGRect(x: x, y: y, width: max(key.width * unit - gap, 0), height: max(pitch - below, 0))))
        x += key.width * unit
      }
    }
    self.keys = keys
  }

  /// The area of the rows, which excludes the corners beside a sensor housing.
  private static func room(_ setup: KeyboardSetup, _ bounds: CGRect) -> CGRect {
    let metrics = setup.metrics
    let side = metrics.isLandscape && !metrics.isPad && metrics.sideInset > 0 ? metrics.sideInset + 31 : 0
    let top = setup.hasBar ? metrics.bar : 0
    return CGRect(
      x: bounds.minX + side, y: bounds.minY + top, width: max(bounds.width - side * 2, 0),
      height: max(bounds.height - top - metrics.below, 0))
  }

  /// The symbols below or beside the keys of a phone without a home button.
  var corners: [(symbol: String, center: CGPoint)] {
    let metrics = setup.metrics
    guard !metrics.isPad, metrics.bottomInset > 0, !(metrics.isLandscape && metrics.sideInset == 0) else { return [] }
    let inset: CGFloat = metrics.isLandscape ? metrics.sideInset + 4 : 36
    let y = metrics.isLandscape ? bounds.maxY - metrics.below - 18 : bounds.maxY - metrics.below + 24
    var corners: [(String, CGPoint)] = []
    if setup.hasFaces { corners.append(("face.smiling", CGPoint(x: bounds.minX + inset, y: y))) }
    if !setup.type.isPad { corners.append(("mic", CGPoint(x: bounds.maxX - inset, y: y))) }
    return corners
  }

  /// The lines between the places of three suggestions. Phones show them; a tablet's bar has the shortcuts on both sides.
  var separators: [CGRect] {
    guard setup.hasBar, !setup.metrics.isPad else { return [] }
    let bar = setup.metrics.bar
    return [1, 2].map { index in
      CGRect(
        x: (bounds.minX + bounds.width * CGFloat(index) / 3).rounded(), y: bounds.minY + 10, width: 1,
        height: max(bar - 18, 0))
    }
  }

  /// A tablet's shortcuts, at both ends of the bar; sizes are estimated from pictures.
  var shortcuts: [(item: UIBarButtonItem, center: CGPoint)] {
    guard setup.hasBar, setup.metrics.isPad else { return [] }
    let y = bounds.minY + setup.metrics.bar / 2
    let leading = setup.leadingItems.enumerated().map { index, item in
      (item, CGPoint(x: bounds.minX + 36 + CGFloat(index) * 52, y: y))
    }
    let trailing = setup.trailingItems.reversed().enumerated().map { index, item in
      (item, CGPoint(x: bounds.maxX - 36 - CGFloat(index) * 52, y: y))
    }
    return leading + trailing
  }
}
