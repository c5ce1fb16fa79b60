// The names of options and properties, as Image I/O's headers have them. Those without an effect here are taken and forgotten.

/// Whether the decoded picture is kept; images keep what they decode.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether the picture is decoded at once; it is.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Which type the bytes probably have; they tell it themselves.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Whether a smaller picture is made where the file has none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a smaller picture is made even where the file has one.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// The longer side of the smaller picture, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether the smaller picture is turned as the file says.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"

/// In bytes.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// In pixels, of the picture as the file has it.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// In pixels, of the picture as the file has it.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// From 1 for upright to 8, as Exif numbers them.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// Bits a component.
public let kCGImagePropertyDepth: CFString = "Depth"
/// `RGB` or `Gray`.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// What is said of GIF's pictures: kept for apps that write it, as animations aren't written here.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// How often an animation is shown; 0 for ever.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// In seconds, at least a fiftieth.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// In seconds.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// From 0 for the smallest file to 1 for the best picture.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
