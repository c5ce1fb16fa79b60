public import Foundation
public import Graphics

/// Animated PNGs, as the third edition of the PNG specification defines them. Programs that don't know them show the first frame.
public enum AnimatedPNG {
  /// A picture and how long it is shown.
  public struct Frame: Sendable {
    /// The picture.
    public var bitmap: Bitmap
    /// In seconds; files hold whole milliseconds, up to 65.
    public var duration: TimeInterval

    /// A picture that is shown for a number of seconds.
    public init(_ bitmap: Bitmap, duration: TimeInterval) {
      self.bitmap = bitmap
      self.duration = duration
    }
  }

  /// The frames as a file that repeats them without an end.
  ///
  /// - Parameter frames: all of the first one's size.
  /// - Throws: `PNGError.emptyPicture` for a first frame without pixels, or if there is none.
  public static func encode(_ frames: [Frame]) throws(PNGError) -> Data {
    guard let first = frames.first?.bitmap else { throw .emptyPicture(width: 0, height: 0) }
    var writer = PNGChunkWriter(capacity: 4096)
    var sequence: UInt32 = 0
    func next() -> [UInt8] {
      defer { sequence += 1 }
      return bigEndianBytes(sequence)
    }
    for (index, frame) in frames.enumerated() {
      precondition(frame.bitmap.width == first.width && frame.bitmap.height == first.height, "frames differ in size")
      // One header holds for all frames: colours and alpha in full.
      let encoder = try PNGEncoder.encode(frame.bitmap, .rgba)
      if index == 0 {
        for chunk in encoder.headChunks { writer.append(chunk.type, chunk.contents) }
        // The number of frames; 0 repetitions stand for no end.
        writer.append(.animation, bigEndianBytes(UInt32(frames.count)) + bigEndianBytes(0))
      }
      writer.append(.frame, next() + control(frame))
      encoder.compressedPixels.withUnsafeBytes { pixels in
        if index == 0 { writer.append(.data, pixels) } else { writer.append(.frameData, next() + Array(pixels)) }
      }
    }
    writer.append(.end, [])
    return writer.data
  }

  /// The contents of a frame's control chunk after its number: size, place, duration, and that it replaces the one before.
  private static func control(_ frame: Frame) -> [UInt8] {
    let size = bigEndianBytes(UInt32(frame.bitmap.width)) + bigEndianBytes(UInt32(frame.bitmap.height))
    let place = bigEndianBytes(0) + bigEndianBytes(0)
    let milliseconds = UInt32(min(max((frame.duration * 1000).rounded(), 0), TimeInterval(UInt16.max)))
    return size + place + bigEndianBytes(milliseconds << 16 | 1000) + [0, 0]
  }
}
