/// Samples of sound in memory, all 0 until an app writes some. None are recorded here.
open class AVAudioPCMBuffer: NSObject, @unchecked Sendable {
  public let format: AVAudioFormat
  public let frameCapacity: AVAudioFrameCount
  open var frameLength: AVAudioFrameCount = 0
  private let memory: UnsafeMutableRawPointer
  private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>

  /// Nil for a format without channels, or with samples of an unknown type.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    guard format.channelCount > 0, format.commonFormat != .otherFormat else { return nil }
    (self.format, self.frameCapacity) = (format, frameCapacity)
    let count = Int(format.channelCount)
    // Room for the longest samples, of eight bytes.
    let size = max(Int(frameCapacity), 1) * 8
    memory = .allocate(byteCount: size * count, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: size * count)
    channels = .allocate(capacity: count)
    for channel in 0..<count {
      // Interleaved channels follow one another in each frame.
      let offset = format.isInterleaved ? channel * Self.bytes(of: format) : channel * size
      (channels + channel).initialize(to: memory + offset)
    }
    super.init()
  }

  deinit {
    memory.deallocate()
    channels.deallocate()
  }

  private static func bytes(of format: AVAudioFormat) -> Int {
    switch format.commonFormat {
    case .pcmFormatInt16: 2
    case .pcmFormatFloat64: 8
    default: 4
    }
  }

  /// The distance between two samples of a channel.
  open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

  private func pointers<Sample>(
    _ type: Sample.Type, _ format: AVAudioCommonFormat
  ) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
    guard self.format.commonFormat == format else { return nil }
    return UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
  }

  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { pointers(Float.self, .pcmFormatFloat32) }
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { pointers(Int16.self, .pcmFormatInt16) }
  open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { pointers(Int32.self, .pcmFormatInt32) }
}
