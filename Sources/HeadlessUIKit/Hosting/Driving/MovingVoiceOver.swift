public import Foundation

extension UIAccessibility {
  /// Turns VoiceOver on or off, for tests: `isVoiceOverRunning` and SwiftUI's `accessibilityVoiceOverEnabled` report it, and notifications
  /// that the app posts move the focus. It is off at the beginning of a test. Not a part of UIKit.
  public static func runVoiceOver(_ runs: Bool = true) { VoiceOver.current.run(runs) }

  /// Moves VoiceOver's focus to an element, as a swipe of the user's does, for tests: the elements and the observers of
  /// `elementFocusedNotification` are notified, and SwiftUI's `@AccessibilityFocusState` follows. Turns VoiceOver on. Not a part of UIKit.
  ///
  /// - Parameter element: an accessibility element, or a view that contains one; nil removes the focus.
  public static func moveVoiceOver(to element: NSObject?) {
    let voiceOver = VoiceOver.current
    voiceOver.run(true)
    voiceOver.focus(on: element.map { VoiceOver.elements(in: $0).first ?? $0 })
    for window in UIApplication.shared.windows { window.updateScreen() }
  }
}
