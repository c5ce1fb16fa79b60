// The names of options and properties, as Image I/O's headers have them. Those without an effect here are taken and forgotten.

/// Whether the decoded picture is kept; images keep what they decode.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether the picture is decoded at once; it is.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// A hint of the bytes' type, which they contain themselves.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Whether a smaller picture is made where the file has none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a smaller picture is made even where the file has one.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// The longer side of the smaller picture, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// A hint of the factor (2, 4 or 8) by which a picture is reduced when it is decoded; pictures keep their size here.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
/// Whether a picture may have more than eight bits a component; everything is painted in sRGB.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// Whether the thumbnail has the file's orientation.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"

/// In bytes.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// In pixels, of the image as stored in the file.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// In pixels, of the image as stored in the file.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// From 1 for upright to 8, as in Exif.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// Bits a component.
public let kCGImagePropertyDepth: CFString = "Depth"
/// `RGB` or `Gray`.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// Horizontal pixels per inch, of a PNG picture that states them; destinations don't write them.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// Vertical pixels per inch; see ``kCGImagePropertyDPIWidth``.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// Properties of GIF frames: stored for apps that write them, as animations aren't written here.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The number of repetitions of an animation; 0 for infinite.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// In seconds, at least a fiftieth.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// In seconds.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// Properties of frames of animated PNG and HEIC pictures, which sources don't report.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
public let kCGImagePropertyHEICSDictionary: CFString = "{HEICS}"
/// In seconds, at least 0.05 (Apple's documentation).
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// In seconds.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The number of repetitions of an animation; 0 for infinite.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// In seconds, at least 0.1 (Apple's documentation).
public let kCGImagePropertyHEICSDelayTime: CFString = "DelayTime"
/// In seconds.
public let kCGImagePropertyHEICSUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// What is said of a JPEG file: kept for apps that ask, as sources don't report it.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
public let kCGImagePropertyJFIFVersion: CFString = "JFIFVersion"
public let kCGImagePropertyJFIFXDensity: CFString = "XDensity"
public let kCGImagePropertyJFIFYDensity: CFString = "YDensity"
public let kCGImagePropertyJFIFDensityUnit: CFString = "DensityUnit"
/// Whether the picture is stored in several passes.
public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"

/// From 0 for the smallest file to 1 for the best quality.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
