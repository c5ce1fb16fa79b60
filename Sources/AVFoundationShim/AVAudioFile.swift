/// A file of sound. Its samples aren't decoded: it is empty.
open class AVAudioFile: NSObject, @unchecked Sendable {
  public let url: URL
  public let fileFormat: AVAudioFormat
  public let processingFormat: AVAudioFormat
  open var framePosition: AVAudioFramePosition = 0
  open var length: AVAudioFramePosition { 0 }

  /// - Throws: an error if the file doesn't exist.
  public init(forReading fileURL: URL) throws {
    guard FileManager.default.fileExists(atPath: fileURL.path) else { throw CocoaError(.fileReadNoSuchFile) }
    (url, fileFormat, processingFormat) = (fileURL, .standard, .standard)
    super.init()
  }

  public convenience init(
    forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool
  ) throws { try self.init(forReading: fileURL) }

  /// Nothing is written.
  public init(forWriting fileURL: URL, settings: [String: Any]) throws {
    let format = AVAudioFormat(settings: settings) ?? .standard
    (url, fileFormat, processingFormat) = (fileURL, format, format)
    super.init()
  }

  public convenience init(
    forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool
  ) throws { try self.init(forWriting: fileURL, settings: settings) }

  /// Reads no samples.
  open func read(into buffer: AVAudioPCMBuffer) throws { buffer.frameLength = 0 }
  open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws { buffer.frameLength = 0 }
  /// Writes no samples.
  open func write(from buffer: AVAudioPCMBuffer) throws {}
}

/// The representation of samples.
public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

public typealias AVAudioChannelCount = UInt32
