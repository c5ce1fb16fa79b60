/// The representation of sound: a rate in hertz, a number of channels and the type of samples.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  public let sampleRate: Double
  public let channelCount: AVAudioChannelCount
  public let commonFormat: AVAudioCommonFormat
  public let isInterleaved: Bool
  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }

  static var standard: AVAudioFormat { AVAudioFormat(.pcmFormatFloat32, 44_100, 1, false) }

  private init(_ format: AVAudioCommonFormat, _ rate: Double, _ channels: UInt32, _ isInterleaved: Bool) {
    (commonFormat, sampleRate, channelCount, self.isInterleaved) = (format, rate, channels, isInterleaved)
    super.init()
  }

  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    self.init(.pcmFormatFloat32, sampleRate, channels, false)
  }

  public convenience init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
  ) { self.init(format, sampleRate, channels, interleaved) }

  /// Reads the rate and the number of channels; nil without one of them. The type of the samples is always the standard one.
  public convenience init?(settings: [String: Any]) {
    let rate = settings[AVSampleRateKey]
    guard let rate = rate as? Double ?? (rate as? Int).map(Double.init) ?? (rate as? NSNumber)?.doubleValue,
      let number = settings[AVNumberOfChannelsKey] as? Int, let channels = AVAudioChannelCount(exactly: number)
    else { return nil }
    self.init(.pcmFormatFloat32, rate, channels, false)
  }

  open var settings: [String: Any] { [AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount)] }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioFormat else { return false }
    return (other.sampleRate, other.channelCount) == (sampleRate, channelCount) && other.commonFormat == commonFormat
      && other.isInterleaved == isInterleaved
  }

  open override var hash: Int { sampleRate.hashValue ^ channelCount.hashValue }
}
