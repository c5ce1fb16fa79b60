public import ImageDiff

/// The differences between a picture and its reference that a test accepts.
public typealias PictureTolerance = ImageDiff.PictureTolerance
