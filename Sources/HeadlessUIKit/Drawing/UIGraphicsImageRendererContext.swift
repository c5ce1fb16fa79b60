/// What an image renderer's actions draw with.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What has been drawn so far.
  open var currentImage: UIImage {
    let isScreens = (format as? UIGraphicsImageRendererFormat)?.hasScreensScale ?? false
    return cgContext.makeImage().map { UIImage(drawing: $0, scale: cgContext.scale, isScreens: isScreens) } ?? UIImage()
  }
}
