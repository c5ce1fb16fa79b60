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
  /// Has no effect: no sound runs through a connection.
  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
    format: AVAudioFormat?
  ) {}
  /// Has no effect: no sound runs through a connection.
  open func disconnectNodeInput(_ node: AVAudioNode) {}
  /// Has no effect: no sound runs through a connection.
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
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

/// A time in samples.
open class AVAudioTime: NSObject {
  public let sampleTime: AVAudioFramePosition
  public let sampleRate: Double
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
    super.init()
  }
}
