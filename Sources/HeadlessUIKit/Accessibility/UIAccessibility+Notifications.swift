public import Foundation

// Posted by nothing here: no setting changes while a screen is shown.
extension UIAccessibility {
  public nonisolated static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  public nonisolated static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  public nonisolated static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  public nonisolated static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDifferentiateWithoutColorDidChangeNotification")
  public nonisolated static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  public nonisolated static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  public nonisolated static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  public nonisolated static let hearingDevicePairedEarDidChangeNotification = NSNotification.Name(
    "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
  public nonisolated static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  public nonisolated static let monoAudioStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  public nonisolated static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public nonisolated static let shakeToUndoDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  public nonisolated static let speakScreenStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  public nonisolated static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  public nonisolated static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  public nonisolated static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  public nonisolated static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementStringValueUserInfoKey"
  public nonisolated static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementWasSuccessfulUserInfoKey"
  public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyUserInfoKey"
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementUserInfoKey"
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementUserInfoKey"
}
