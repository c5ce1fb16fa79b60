public import Foundation
internal import Graphics

// Each thread has its own stack of contexts.

/// Returns the context in which UIKit draws on this thread; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.ofThread.value.last?.context
}

/// Makes `context` the current one until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.ofThread.value.append(ContextStack.Entry(context: context, image: nil))
}

/// Restores the context before the last `UIGraphicsPushContext(_:)`.
public func UIGraphicsPopContext() {
  guard let last = ContextStack.ofThread.value.last, last.image == nil else { return }
  ContextStack.ofThread.value.removeLast()
}

/// Begins an image with one pixel per point; `size` is in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image and makes its context the current one.
///
/// - Parameters:
///   - size: in points.
///   - opaque: whether the image starts black instead of transparent.
///   - scale: the number of pixels per point; 0 for the current traits' display scale.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  var image = ContextStack.Image(size: size, scale: scale > 0 ? scale : UITraitCollection.currentDisplayScale)
  image.hasScreensScale = scale <= 0
  let context = CGContext(recordingIn: CGRect(origin: .zero, size: size), scale: image.scale)
  if opaque { context.append([.fill(Path(rect: context.bounds), .color(.black))]) }
  ContextStack.ofThread.value.append(ContextStack.Entry(context: context, image: image))
}

/// Returns an image of the content drawn since the image was begun; nil if none was begun, or if it has no pixels.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = ContextStack.ofThread.value.last, let image = entry.image, let picture = entry.context.makeImage()
  else { return nil }
  return UIImage(drawing: picture, scale: image.scale, isScreens: image.hasScreensScale)
}

/// Ends the current image.
public func UIGraphicsEndImageContext() {
  guard ContextStack.ofThread.value.last?.image != nil else { return }
  ContextStack.ofThread.value.removeLast()
}

private enum ContextStack {
  struct Image {
    var size: CGSize
    var scale: CGFloat
    /// Whether the scale is the current screen's, not one passed by the app.
    var hasScreensScale = false
  }

  struct Entry {
    var context: CGContext
    /// Nil for a context that was pushed.
    var image: Image?
  }

  static let ofThread = ThreadValue<[Entry]> { [] }
}

extension UIImage {
  /// Creates an image from an app's drawing.
  ///
  /// - Parameter isScreens: whether the scale is that of the screen at the time of drawing.
  convenience init(drawing image: CGImage, scale: CGFloat, isScreens: Bool) {
    var picture = ImagePicture(.pixels(image), scale: scale)
    picture.drawnForScale = isScreens ? scale : nil
    self.init(picture)
  }
}

extension UITraitCollection {
  /// The number of pixels per point in the current traits; 1 if they don't specify it.
  static var currentDisplayScale: CGFloat {
    let scale = UITraitCollection.current.displayScale
    return scale > 0 ? scale : 1
  }
}

extension CGContext {
  func setFill(_ color: UIColor) { setFillColor(color.cgColor) }

  func setStroke(_ color: UIColor) { setStrokeColor(color.cgColor) }
}

extension UIColor {
  /// Sets the current context's fill and stroke colours to this colour.
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() { UIGraphicsGetCurrentContext()?.setFill(self) }

  public func setStroke() { UIGraphicsGetCurrentContext()?.setStroke(self) }
}
