public import HeadlessUIKit

/// The alert that the system shows with an update of a live activity, on a watch or in an expanded presentation.
///
/// Stored in ``Activity/lastAlert``: no alert is shown here.
public struct AlertConfiguration: Sendable {
  /// The sound of an alert. No sound is played.
  public struct AlertSound: Sendable, Hashable {
    /// The sound's file; nil for the system's sound.
    public let name: String?

    public static let `default` = AlertSound(name: nil)
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }

  public let title: LocalizedStringResource
  public let body: LocalizedStringResource
  public let sound: AlertSound

  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    (self.title, self.body, self.sound) = (title, body, sound)
  }
}

/// How long an activity lasts: `transient` ones end when the device is locked. Stored; no device is locked here.
public enum ActivityStyle: Sendable, Hashable, Codable { case standard, transient }
