import Foundation

/// Where menus and previews lie in their window. All in points of the window.
///
/// Apple documents none of it. A control's menu stands below it where there is room, else above, its side in line with the
/// control's: the left one where the control lies in the left part of the screen, the right one in the right part. A preview
/// stays where its view is as far as its menu finds room below; else it moves up, and gets smaller if even that isn't enough.
struct MenuPlacement: Equatable {
  var menu: CGRect
  /// The frame of the preview; the control's frame if there is none.
  var preview: CGRect
  var isAbove: Bool

  /// A menu beside a control.
  ///
  /// - Parameters:
  ///   - room: the area inside the safe area and margins.
  static func beside(
    _ control: CGRect, size: CGSize, room: CGRect, spacing: CGFloat
  ) -> MenuPlacement {
    let below = room.maxY - control.maxY - spacing
    let above = control.minY - spacing - room.minY
    let isAbove = size.height > below && above > below
    let height = min(size.height, max(isAbove ? above : below, 0))
    let middle = control.midX
    let x: CGFloat
    if middle < room.minX + room.width / 3 {
      x = control.minX
    } else if middle > room.maxX - room.width / 3 {
      x = control.maxX - size.width
    } else {
      x = middle - size.width / 2
    }
    let y = isAbove ? control.minY - spacing - height : control.maxY + spacing
    let menu = CGRect(x: clamped(x, size.width, room.minX, room.maxX), y: y, width: size.width, height: height)
    return MenuPlacement(menu: menu, preview: control, isAbove: isAbove)
  }

  /// A menu below a preview.
  ///
  /// - Parameters:
  ///   - preview: the frame of the view.
  ///   - size: the menu's size; zero for none.
  ///   - isSideBySide: whether the screen has more space beside the preview than below it.
  static func below(
    _ preview: CGRect, size: CGSize, room: CGRect, spacing: CGFloat, isSideBySide: Bool
  ) -> MenuPlacement {
    if isSideBySide { return aside(preview, size: size, room: room, spacing: spacing) }
    let gap = size.height > 0 ? spacing : 0
    // The menu takes precedence, but leaves at least a third of the space for the preview.
    let menuHeight = min(size.height, max(room.height * 2 / 3 - gap, 0))
    let shown = fitting(preview.size, in: CGSize(width: room.width, height: room.height - menuHeight - gap))
    let height = min(size.height, room.height - shown.height - gap)
    let wanted = CGPoint(x: preview.midX - shown.width / 2, y: preview.midY - shown.height / 2)
    let top = clamped(wanted.y, shown.height + gap + height, room.minY, room.maxY)
    let left = clamped(wanted.x, shown.width, room.minX, room.maxX)
    let place = CGRect(x: left, y: top, width: shown.width, height: shown.height)
    let x = place.midX < room.midX + 0.5 ? place.minX : place.maxX - size.width
    let menu = CGRect(
      x: clamped(x, size.width, room.minX, room.maxX), y: place.maxY + gap, width: size.width, height: height)
    return MenuPlacement(menu: menu, preview: place, isAbove: false)
  }

  private static func aside(_ preview: CGRect, size: CGSize, room: CGRect, spacing: CGFloat) -> MenuPlacement {
    let gap = size.width > 0 ? spacing : 0
    let shown = fitting(preview.size, in: CGSize(width: room.width - size.width - gap, height: room.height))
    let height = min(size.height, room.height)
    // The preview keeps its side.
    let isOnRight = preview.midX > room.midX
    let width = shown.width + gap + size.width
    let wanted = isOnRight ? preview.maxX - width : preview.minX
    let left = clamped(wanted, width, room.minX, room.maxX)
    let y = clamped(preview.midY - shown.height / 2, shown.height, room.minY, room.maxY)
    let place = CGRect(
      x: isOnRight ? left + size.width + gap : left, y: y, width: shown.width, height: shown.height)
    let menu = CGRect(
      x: isOnRight ? left : place.maxX + gap, y: clamped(y, height, room.minY, room.maxY), width: size.width,
      height: height)
    return MenuPlacement(menu: menu, preview: place, isAbove: false)
  }

  /// The size, made smaller as a whole where it doesn't fit.
  private static func fitting(_ size: CGSize, in room: CGSize) -> CGSize {
    guard size.width > 0, size.height > 0, room.width > 0, room.height > 0 else { return .zero }
    let scale = min(1, room.width / size.width, room.height / size.height)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private static func clamped(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    min(max(start, low), max(low, high - length))
  }
}
