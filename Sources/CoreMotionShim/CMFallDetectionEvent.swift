public import Foundation

/// A hard fall that a watch detected: none is detected here.
open class CMFallDetectionEvent: NSObject, @unchecked Sendable {
  /// How the person answered the watch's question.
  public enum UserResolution: Int, Sendable {
    case confirmed = 0
    case dismissed = 1
    case rejected = 2
    case unresponsive = 3
  }

  public let date: Date
  public let resolution: UserResolution

  /// Creates an event for a test; on a watch only the system makes events.
  public init(date: Date, resolution: UserResolution) {
    (self.date, self.resolution) = (date, resolution)
    super.init()
  }
}
