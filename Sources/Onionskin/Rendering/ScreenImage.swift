internal import Foundation
internal import Graphics
internal import HeadlessUIKit

/// An image of a screen that remembers the screen, so that a strategy can hand it on as a plain `UIImage` and its
/// reference still describes itself. Painted when somebody compares it.
final class ScreenImage: UIImage, @unchecked Sendable {
  let screen: CapturedScreen

  init(_ screen: CapturedScreen) {
    self.screen = screen
    let list = screen.displayList
    let drawing = Drawing(size: list.size, scale: list.scale, items: list.items)
    super.init(cgImage: CGImage(.drawing(drawing)), scale: list.scale, orientation: .up)
  }

  required init?(coder: NSCoder) { nil }

  required convenience init(imageLiteralResourceName name: String) {
    preconditionFailure("Images of screens have no name: \"\(name)\"")
  }
}

extension UIImage {
  /// What the image shows, to be painted.
  var capturedScreen: CapturedScreen {
    if let screen = (self as? ScreenImage)?.screen { return screen }
    let list = DisplayList(
      size: size, scale: scale, items: displayItems(in: CGRect(origin: .zero, size: size)))
    return CapturedScreen(displayList: list)
  }
}
