internal import Foundation
internal import Graphics

/// Moments of a screen side by side, in rows from left to right.
struct FilmStrip {
  /// The screen at a moment.
  struct Frame {
    /// The time in seconds after the start of the animation.
    var time: TimeInterval
    var displayList: DisplayList
    var tree: ViewNode
  }

  /// The distance between frames, in points.
  private static let gap: CGFloat = 8
  private static let framesPerRow = 6

  let frames: [Frame]

  private var size: CGSize { frames.first?.displayList.size ?? .zero }

  private var columns: Int { min(frames.count, FilmStrip.framesPerRow) }

  private func origin(of index: Int) -> CGPoint {
    CGPoint(
      x: CGFloat(index % FilmStrip.framesPerRow) * (size.width + FilmStrip.gap),
      y: CGFloat(index / FilmStrip.framesPerRow) * (size.height + FilmStrip.gap))
  }

  private var wholeSize: CGSize {
    guard columns > 0 else { return .zero }
    let rows = (frames.count + FilmStrip.framesPerRow - 1) / FilmStrip.framesPerRow
    return CGSize(
      width: CGFloat(columns) * (size.width + FilmStrip.gap) - FilmStrip.gap,
      height: CGFloat(rows) * (size.height + FilmStrip.gap) - FilmStrip.gap)
  }

  var displayList: DisplayList {
    let items = frames.enumerated().map { index, frame in
      let origin = origin(of: index)
      let bounds = CGRect(origin: .zero, size: frame.displayList.size)
      return DisplayItem.group(
        DisplayGroup(
          transform: CGAffineTransform(translationX: origin.x, y: origin.y),
          clip: DisplayGroup.Clip(Path(rect: bounds)),
          items: frame.displayList.items))
    }
    return DisplayList(
      size: wholeSize, scale: frames.first?.displayList.scale ?? 1,
      background: frames.first?.displayList.background ?? .clear, items: items)
  }

  /// The frames' rectangles.
  var places: [FilmFrame] {
    frames.enumerated().map { index, frame in
      FilmFrame(time: frame.time, frame: CGRect(origin: origin(of: index), size: frame.displayList.size))
    }
  }

  /// A node for each frame, named by its time, so that failures name the moment and the view.
  var tree: ViewNode {
    let whole = CGRect(origin: .zero, size: wholeSize)
    let children = zip(frames, places).map { frame, place in
      ViewNode(
        className: "Frame", identifier: "\(frame.time) s", frame: place.frame, screenFrame: place.frame,
        children: [frame.tree.moved(by: place.frame.origin)])
    }
    return ViewNode(className: "FilmStrip", frame: whole, screenFrame: whole, children: children)
  }
}

extension ViewNode {
  /// The tree at another position on the screen; frames in superviews are unchanged.
  fileprivate func moved(by offset: CGPoint) -> ViewNode {
    var result = self
    result.screenFrame = screenFrame.offsetBy(dx: offset.x, dy: offset.y)
    result.children = children.map { $0.moved(by: offset) }
    return result
  }
}
