/// An effect between the nodes of an engine. It stores its settings; no sound runs through it.
open class AVAudioUnit: AVAudioNode {
  open var name: String { "\(type(of: self))" }
}

open class AVAudioUnitEffect: AVAudioUnit {
  open var bypass = false
}

open class AVAudioUnitTimeEffect: AVAudioUnit {
  open var bypass = false
}

open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
  open var rate: Float = 1
  /// In cents.
  open var pitch: Float = 0
  open var overlap: Float = 8
}

open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect {
  open var rate: Float = 1
}

public enum AVAudioUnitReverbPreset: Int, Sendable {
  case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral
  case largeRoom2, mediumHall2, mediumHall3, largeHall2
}

open class AVAudioUnitReverb: AVAudioUnitEffect {
  /// In percent.
  open var wetDryMix: Float = 100

  /// Has no effect: no sound runs through the effect.
  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

open class AVAudioUnitDelay: AVAudioUnitEffect {
  open var delayTime: TimeInterval = 1
  open var feedback: Float = 50
  open var lowPassCutoff: Float = 15_000
  open var wetDryMix: Float = 100
}

public enum AVAudioUnitEQFilterType: Int, Sendable {
  case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf
  case resonantLowShelf, resonantHighShelf
}

open class AVAudioUnitEQFilterParameters: NSObject {
  open var filterType = AVAudioUnitEQFilterType.parametric
  open var frequency: Float = 1000
  open var bandwidth: Float = 0.5
  open var gain: Float = 0
  open var bypass = true
}

open class AVAudioUnitEQ: AVAudioUnitEffect {
  public let bands: [AVAudioUnitEQFilterParameters]
  open var globalGain: Float = 0

  public init(numberOfBands: Int) {
    bands = (0..<numberOfBands).map { _ in AVAudioUnitEQFilterParameters() }
    super.init()
  }
}
