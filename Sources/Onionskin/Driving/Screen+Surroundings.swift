internal import Foundation
internal import HeadlessUIKit

extension Screen {
  /// Leaves the app, as by the home indicator: the scene becomes inactive and enters the background. Delegates are called and
  /// notifications posted in iOS's order.
  public func leaveApp() { act { window.windowScene?.enterBackground() } }

  /// Returns to the app: the scene enters the foreground and becomes active.
  public func returnToApp() { act { window.windowScene?.becomeActive() } }

  /// Moves VoiceOver's focus to an element, and turns VoiceOver on.
  ///
  /// - Throws: if no element or more than one matches.
  public func moveVoiceOver(to query: ScreenQuery) throws(ScreenProblem) {
    let item = try one(query)
    act { UIAccessibility.moveVoiceOver(to: item.object) }
  }
}
