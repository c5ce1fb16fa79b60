public import Foundation

/// The description of media. There is none here but the one of ``AVCaptureDevice/Format``.
open class CMFormatDescription: NSObject, @unchecked Sendable {
  let size: CMVideoDimensions

  init(size: CMVideoDimensions = CMVideoDimensions()) { self.size = size }
}

public typealias CMVideoFormatDescription = CMFormatDescription

/// The size of a film's pictures, in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
  public var width: Int32
  public var height: Int32

  public init(width: Int32 = 0, height: Int32 = 0) {
    self.width = width
    self.height = height
  }
}

/// The size of the described pictures, in pixels.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
  videoDesc.size
}

extension CMFormatDescription {
  /// The size of the described pictures, in pixels.
  public var dimensions: CMVideoDimensions { size }
}

extension AVCaptureDevice {
  /// A format of a device's pictures. There is no device, so that its values are zero.
  open class Format: NSObject {
    open var formatDescription: CMFormatDescription { CMFormatDescription() }
    open var mediaType: AVMediaType { .video }
    /// In degrees.
    open var videoFieldOfView: Float { 0 }
    open var videoMaxZoomFactor: CGFloat { 1 }
    open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
  }
}

/// A range of frame rates that a device's format has.
open class AVFrameRateRange: NSObject {
  /// In frames a second.
  public let minFrameRate: Float64
  /// In frames a second.
  public let maxFrameRate: Float64

  init(_ range: ClosedRange<Float64>) {
    minFrameRate = range.lowerBound
    maxFrameRate = range.upperBound
  }
}
