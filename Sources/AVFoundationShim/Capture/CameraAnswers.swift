public import StandIns

/// What a test says of cameras and microphones. Without it, no app was ever allowed to use them. There is never a camera, as in
/// the simulator.
public struct CameraAnswers: StandInAnswers {
  public var authorizationStatus = AVAuthorizationStatus.notDetermined
  /// The answer of the asked person.
  public var grantsRequest = false

  public init() {}

  static func current(asked question: String) -> CameraAnswers {
    StandInScope.answers(framework: "AVFoundation", asked: question)
  }
}

public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
