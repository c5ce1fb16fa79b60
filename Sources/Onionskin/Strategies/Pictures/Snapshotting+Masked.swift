internal import Foundation
internal import Graphics
public import HeadlessUIKit
public import ImageDiff

extension Snapshotting where Format == UIImage {
  /// The same picture with grey rectangles over parts that change from run to run, which shows that they aren't
  /// compared. Changes below a rectangle aren't reported either.
  ///
  ///     assertSnapshot(of: controller, as: .image(on: .iPhone15Pro).masked([.view("clock")]))
  ///
  /// - Parameter areas: rectangles in points of the picture, or views by their accessibility identifiers or the names
  ///   of the properties that hold them. A missing view is a warning.
  public func masked(_ areas: [PictureTolerance.IgnoredArea]) -> Snapshotting {
    var masked = Snapshotting(pathExtension: pathExtension, diffing: diffing) { value, assertion in
      take(value, assertion).map { taken in
        guard var screen = taken.screen else {
          var screen = TakenScreen(taken.format())
          screen.mask(areas)
          return Taken(screen)
        }
        screen.mask(areas)
        return taken.problem == nil ? Taken(screen) : taken
      }
    }
    masked.waitsWithTheScreenShown = waitsWithTheScreenShown
    return masked
  }
}

extension TakenScreen {
  /// Covers parts of the picture.
  mutating func mask(_ areas: [PictureTolerance.IgnoredArea]) {
    for area in areas {
      switch area {
      case .rect(let rect): cover(rect)
      case .view(let name):
        let frames = tree?.takeOut(name) ?? []
        if frames.isEmpty { notes.warnings.append("there is no view \"\(name)\" to be masked") }
        for frame in frames { cover(frame) }
      }
    }
  }

  private mutating func cover(_ rect: CGRect) {
    // Rounded to whole pixels, so that the edges of a rectangle don't blend with the content below.
    let scale = displayList.scale
    let (left, top) = ((rect.minX * scale).rounded(.down) / scale, (rect.minY * scale).rounded(.down) / scale)
    let (right, bottom) = ((rect.maxX * scale).rounded(.up) / scale, (rect.maxY * scale).rounded(.up) / scale)
    let place = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    displayList.items.append(
      .fill(Graphics.Path(rect: place), .color(Color(red: 0.6, green: 0.6, blue: 0.62, alpha: 1))))
  }
}

extension ViewNode {
  /// Removes the text and the content of views with a name, and returns their frames on the screen.
  fileprivate mutating func takeOut(_ name: String) -> [CGRect] {
    if identifier == name {
      (text, style, children) = (nil, [:], [])
      return [screenFrame]
    }
    var frames: [CGRect] = []
    for index in children.indices { frames += children[index].takeOut(name) }
    return frames
  }
}
