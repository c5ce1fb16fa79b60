// The names of what cameras write, as Image I/O's headers have them. Sources don't report these properties and destinations don't
// write them: an app that reads them finds a picture without them.

/// Properties of a camera's pictures.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
public let kCGImagePropertyExifAuxDictionary: CFString = "{ExifAux}"
public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"
public let kCGImagePropertyMakerAppleDictionary: CFString = "{MakerApple}"
public let kCGImagePropertyProfileName: CFString = "ProfileName"

// The dictionary of Exif.

public let kCGImagePropertyExifApertureValue: CFString = "ApertureValue"
public let kCGImagePropertyExifBodySerialNumber: CFString = "BodySerialNumber"
public let kCGImagePropertyExifColorSpace: CFString = "ColorSpace"
public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
public let kCGImagePropertyExifExposureBiasValue: CFString = "ExposureBiasValue"
public let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"
public let kCGImagePropertyExifFNumber: CFString = "FNumber"
public let kCGImagePropertyExifFlash: CFString = "Flash"
public let kCGImagePropertyExifFocalLength: CFString = "FocalLength"
public let kCGImagePropertyExifFocalLenIn35mmFilm: CFString = "FocalLenIn35mmFilm"
public let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"
public let kCGImagePropertyExifLensMake: CFString = "LensMake"
public let kCGImagePropertyExifLensModel: CFString = "LensModel"
public let kCGImagePropertyExifMeteringMode: CFString = "MeteringMode"
public let kCGImagePropertyExifOffsetTimeOriginal: CFString = "OffsetTimeOriginal"
public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
public let kCGImagePropertyExifShutterSpeedValue: CFString = "ShutterSpeedValue"
public let kCGImagePropertyExifSubsecTimeOriginal: CFString = "SubsecTimeOriginal"
public let kCGImagePropertyExifUserComment: CFString = "UserComment"
public let kCGImagePropertyExifVersion: CFString = "ExifVersion"
public let kCGImagePropertyExifWhiteBalance: CFString = "WhiteBalance"

// The dictionary of TIFF.

public let kCGImagePropertyTIFFArtist: CFString = "Artist"
public let kCGImagePropertyTIFFCopyright: CFString = "Copyright"
public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
public let kCGImagePropertyTIFFImageDescription: CFString = "ImageDescription"
public let kCGImagePropertyTIFFMake: CFString = "Make"
public let kCGImagePropertyTIFFModel: CFString = "Model"
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
public let kCGImagePropertyTIFFResolutionUnit: CFString = "ResolutionUnit"
public let kCGImagePropertyTIFFSoftware: CFString = "Software"
public let kCGImagePropertyTIFFXResolution: CFString = "XResolution"
public let kCGImagePropertyTIFFYResolution: CFString = "YResolution"

// The dictionary of GPS.

public let kCGImagePropertyGPSAltitude: CFString = "Altitude"
public let kCGImagePropertyGPSAltitudeRef: CFString = "AltitudeRef"
public let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"
public let kCGImagePropertyGPSHPositioningError: CFString = "HPositioningError"
public let kCGImagePropertyGPSImgDirection: CFString = "ImgDirection"
public let kCGImagePropertyGPSImgDirectionRef: CFString = "ImgDirectionRef"
public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
public let kCGImagePropertyGPSSpeed: CFString = "Speed"
public let kCGImagePropertyGPSSpeedRef: CFString = "SpeedRef"
public let kCGImagePropertyGPSTimeStamp: CFString = "TimeStamp"
public let kCGImagePropertyGPSVersion: CFString = "GPSVersion"
