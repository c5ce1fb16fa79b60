public import Foundation

/// The settings of assistive technologies, and notifications for them. No assistive technology runs unless a test turns VoiceOver on
/// (`runVoiceOver()`).
@preconcurrency @MainActor public enum UIAccessibility {
  /// The notifications that apps post for assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }

  /// An assistive app.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  /// The ear of a hearing device.
  public struct HearingDeviceEar: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let left = HearingDeviceEar(rawValue: 1 << 1)
    public static let right = HearingDeviceEar(rawValue: 1 << 2)
    public static let both: HearingDeviceEar = [.left, .right]
  }

  /// While VoiceOver runs, moves its focus to the element of a change of the layout or the screen. Announcements aren't spoken.
  public static func post(notification: Notification, argument: Any?) {
    VoiceOver.current.receive(notification, argument)
  }

  /// The element with VoiceOver's focus, which a test moves.
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
    assistiveTechnologyIdentifier == .notificationSwitchControl ? nil : VoiceOver.current.focused
  }

  /// Has no effect: no assistive technology runs.
  public static func zoomFocusChanged(zoomType type: UIAccessibilityZoomType, toFrame frame: CGRect, in view: UIView) {}
  /// Has no effect: no assistive technology runs.
  public static func registerGestureConflictWithZoom() {}

  /// Answers that the session wasn't begun.
  public static func requestGuidedAccessSession(enabled enable: Bool, completionHandler: @escaping (Bool) -> Void) {
    completionHandler(false)
  }

  public static func configureForGuidedAccess(
    features: UIGuidedAccessAccessibilityFeature, enabled: Bool,
    completion completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    completionHandler(false, nil)
  }

  /// A rectangle of a view's, in points of the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: view.window?.screen.coordinateSpace ?? UIScreen.main.coordinateSpace)
  }

  /// A path of a view's, in points of the screen.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let moved = path.copy() as! UIBezierPath
    moved.apply(view.transformToScreen)
    return moved
  }

  // MARK: Settings

  /// Whether a test has turned VoiceOver on.
  public static var isVoiceOverRunning: Bool { VoiceOver.current.isRunning }
  /// Always false, as on a device as it is delivered.
  public static var isMonoAudioEnabled: Bool { false }
  /// Always false, as on a device as it is delivered.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Always false, as on a device as it is delivered.
  public static var isInvertColorsEnabled: Bool { false }
  /// Always false: no assistive app runs.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether the screen's traits ask for bold text.
  public static var isBoldTextEnabled: Bool { UIScreen.main.traitCollection.legibilityWeight == .bold }
  /// Always false, as on a device as it is delivered.
  public static var isGrayscaleEnabled: Bool { false }
  /// Always false, as on a device as it is delivered.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Always false, as on a device as it is delivered.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether the screen's traits ask for more contrast.
  public static var isDarkerSystemColorsEnabled: Bool { UIScreen.main.traitCollection.accessibilityContrast == .high }
  /// Always false: no assistive app runs.
  public static var isSwitchControlRunning: Bool { false }
  /// Always false: no assistive app runs.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Always false: no assistive app runs.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Always true, as on a device as it is delivered.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Always false: no assistive app runs.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Always true, as on a device as it is delivered.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Always false, as on a device as it is delivered.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Always false, as on a device as it is delivered.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Always false, as on a device as it is delivered.
  public static var buttonShapesEnabled: Bool { false }
  /// Always false, as on a device as it is delivered.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Always empty: no device is paired.
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }
}

/// The kinds of content that zooming follows.
public enum UIAccessibilityZoomType: Int, Sendable {
  case insertionPoint = 0
}

/// The features that guided access can restrict.
public struct UIGuidedAccessAccessibilityFeature: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let voiceOver = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 0)
  public static let zoom = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 1)
  public static let assistiveTouch = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 2)
  public static let invertColors = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 3)
  public static let grayscaleDisplay = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 4)
}
