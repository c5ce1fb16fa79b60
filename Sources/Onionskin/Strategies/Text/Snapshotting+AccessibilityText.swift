public import Foundation
public import HeadlessUIKit

extension Snapshotting where Value == UIViewController, Format == String {
  /// The text that VoiceOver reads for the controller's screen, in its order.
  public static var accessibilityText: Snapshotting { .accessibilityText() }

  /// The text that VoiceOver reads for the controller's screen, in its order: a line for each element, and indented
  /// below it hints, actions and everything else that a user can request; the elements of lists, tables, landmarks
  /// and groups are below the container's name. Positions and styles aren't included, so that restyling changes
  /// nothing.
  ///
  /// A reference may be edited: `/[0-9]+ minutes/` in a line matches like the regular expression, and a line `...`
  /// matches any lines.
  ///
  /// - Parameters:
  ///   - config: the screen that the controller is shown on.
  ///   - size: the size in points; nil for the screen's.
  ///   - traits: override the screen's.
  public static func accessibilityText(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let screen = ScreenSetup(config: config, size: size, traits: traits)
    return Snapshotting(
      pathExtension: "txt", diffing: SpokenLines.diffing, waitsWithTheScreenShown: true
    ) { controller, assertion in
      screen.taken(assertion, open: { screen.open(controller, assertion) }, read: { $0.spokenText }).map {
        Taken($0.reading, notes: $0.notes)
      }
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The text that VoiceOver reads for the view, in its order.
  public static var accessibilityText: Snapshotting { .accessibilityText() }

  /// The text that VoiceOver reads for the view, in its order: a line for each element, and indented below it hints,
  /// actions and everything else that a user can request. References may contain patterns, like those of controllers.
  ///
  /// - Parameters:
  ///   - size: the size in points; nil for the view's own size, or that of its constraints.
  ///   - traits: override those of an iPhone X.
  public static func accessibilityText(size: CGSize? = nil, traits: UITraitCollection = .init()) -> Snapshotting {
    let screen = ScreenSetup(size: size, traits: traits)
    return Snapshotting(
      pathExtension: "txt", diffing: SpokenLines.diffing, waitsWithTheScreenShown: true
    ) { view, assertion in
      screen.taken(assertion, open: { screen.open(view, assertion) }, read: { $0.spokenText }).map {
        Taken($0.reading, notes: $0.notes)
      }
    }
  }
}

extension Snapshotting where Value == Screen, Format == String {
  /// The text that VoiceOver reads for the current screen, in its order. References may contain patterns, like those
  /// of controllers.
  public static var accessibilityText: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: SpokenLines.diffing) { screen, _ in
      Async(
        value: Taken(
          MainThread.run {
            screen.update()
            return screen.hosted.spokenText
          }))
    }
  }
}

extension HostedScreen {
  /// Returns the text that VoiceOver reads for the displayed content.
  fileprivate var spokenText: String {
    let covers = controller.presentedViewController != nil || window.visibleMenu != nil
    return SpokenScreen(of: covers ? window : content, locale: UIScreen.main.configuration.locale).text
  }
}
