public import ImageDiff

/// Which differences between a picture and its reference a test lets pass.
public typealias PictureTolerance = ImageDiff.PictureTolerance
