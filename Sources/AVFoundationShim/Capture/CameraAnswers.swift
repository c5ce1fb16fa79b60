public import StandIns

/// The answers about cameras and microphones. By default, the permission hasn't been requested. There is never a camera, as in the
/// simulator.
public struct CameraAnswers: StandInAnswers {
  public var authorizationStatus = AVAuthorizationStatus.notDetermined
  /// The user's answer to the permission request.
  public var grantsRequest = false

  public init() {}

  static func current(asked question: String) -> CameraAnswers {
    StandInScope.answers(framework: "AVFoundation", asked: question)
  }
}

public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
