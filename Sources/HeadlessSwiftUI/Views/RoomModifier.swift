import Foundation
import HeadlessUIKit

/// What `padding` and `frame` do to the placeholder, the picture or the represented view.
@MainActor struct RoomModifier {
  /// The content's part of the room.
  let inner: (_ room: CGRect, _ isRightToLeft: Bool) -> CGRect
  /// The whole's size around content of a size, of which a side may be `UIView.noIntrinsicMetric`.
  let outer: (CGSize) -> CGSize

  static func padding(_ insets: EdgeInsets) -> RoomModifier {
    RoomModifier(
      inner: { room, isRightToLeft in
        room.inset(by: NSDirectionalEdgeInsets(insets).edgeInsets(isRightToLeft: isRightToLeft))
      },
      outer: { size in
        CGSize(
          width: known(size.width) { $0 + insets.leading + insets.trailing },
          height: known(size.height) { $0 + insets.top + insets.bottom })
      })
  }

  /// Where no length is given, SwiftUI's is 16 points on iPhones.
  static func padding(_ edges: Edge.Set, _ length: CGFloat?) -> RoomModifier {
    func inset(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length ?? 16 : 0 }
    return padding(
      EdgeInsets(top: inset(.top), leading: inset(.leading), bottom: inset(.bottom), trailing: inset(.trailing)))
  }

  static func frame(width: CGFloat?, height: CGFloat?) -> RoomModifier {
    RoomModifier(
      inner: { room, _ in centered(CGSize(width: width ?? room.width, height: height ?? room.height), in: room) },
      outer: { CGSize(width: width ?? $0.width, height: height ?? $0.height) })
  }

  static func frame(_ smallest: CGSize, _ ideal: (width: CGFloat?, height: CGFloat?), _ largest: CGSize) -> RoomModifier
  {
    RoomModifier(
      inner: { room, _ in
        centered(
          CGSize(
            width: max(smallest.width, min(room.width, largest.width)),
            height: max(smallest.height, min(room.height, largest.height))), in: room)
      },
      outer: { size in
        CGSize(
          width: known(ideal.width ?? size.width) { max(smallest.width, min($0, largest.width)) },
          height: known(ideal.height ?? size.height) { max(smallest.height, min($0, largest.height)) })
      })
  }

  private static func known(_ length: CGFloat, _ change: (CGFloat) -> CGFloat) -> CGFloat {
    length == UIView.noIntrinsicMetric ? length : change(length)
  }

  private static func centered(_ size: CGSize, in room: CGRect) -> CGRect {
    CGRect(x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
  }
}

extension NSDirectionalEdgeInsets {
  func edgeInsets(isRightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom, right: isRightToLeft ? leading : trailing)
  }
}
