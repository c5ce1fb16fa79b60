/// Connects sources and effects of sound. It starts and stops without a sound.
open class AVAudioEngine: NSObject {
  open private(set) var isRunning = false
  /// The microphone: its taps are never called.
  public let inputNode = AVAudioInputNode()
  /// The loudspeaker, which stays silent.
  public let outputNode = AVAudioOutputNode()
  public let mainMixerNode = AVAudioMixerNode()
  open private(set) var attachedNodes: Set<AVAudioNode> = []

  public override init() { super.init() }

  /// Has no effect: an engine needs no preparation here.
  open func prepare() {}
  open func start() throws { isRunning = true }
  open func pause() { isRunning = false }
  open func stop() { isRunning = false }
  open func reset() {}
  open func attach(_ node: AVAudioNode) { attachedNodes.insert(node) }
  open func detach(_ node: AVAudioNode) { attachedNodes.remove(node) }
  /// Has no effect: no sound runs through a connection.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
}

/// The block of a tap: a buffer of sound, and its time.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
public typealias AVAudioNodeBus = Int
public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64

/// A part of an engine.
open class AVAudioNode: NSObject {
  public override init() { super.init() }
  /// One channel at 44,100 hertz, on every bus.
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .standard }
  /// One channel at 44,100 hertz, on every bus.
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .standard }
  /// Has no effect: without a sound, no tap is called.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {}
  open func removeTap(onBus bus: AVAudioNodeBus) {}
}

open class AVAudioInputNode: AVAudioNode {}
open class AVAudioOutputNode: AVAudioNode {}
open class AVAudioMixerNode: AVAudioNode {
  open var outputVolume: Float = 1
}

/// Plays scheduled sounds: nothing is heard.
open class AVAudioPlayerNode: AVAudioNode {
  open private(set) var isPlaying = false
  open func play() { isPlaying = true }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
}

/// A rate in hertz and a number of channels.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  public let sampleRate: Double
  public let channelCount: UInt32

  static var standard: AVAudioFormat { AVAudioFormat(44_100, 1) }

  private init(_ rate: Double, _ channels: UInt32) {
    (sampleRate, channelCount) = (rate, channels)
    super.init()
  }

  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
    self.init(sampleRate, channels)
  }
}

/// Samples of sound in memory. None are recorded here.
open class AVAudioPCMBuffer: NSObject {
  public let format: AVAudioFormat
  public let frameCapacity: AVAudioFrameCount
  open var frameLength: AVAudioFrameCount = 0

  /// Nil for a format without channels.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    guard format.channelCount > 0 else { return nil }
    (self.format, self.frameCapacity) = (format, frameCapacity)
    super.init()
  }
}

/// A time in samples.
open class AVAudioTime: NSObject {
  public let sampleTime: AVAudioFramePosition
  public let sampleRate: Double
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
    super.init()
  }
}
