public import Foundation
public import HeadlessUIKit

extension Snapshotting where Value == UIViewController, Format == String {
  /// What VoiceOver says of the controller's screen, in its order.
  public static var accessibilityText: Snapshotting { .accessibilityText() }

  /// What VoiceOver says of the controller's screen, in its order: a line for each element, and indented below it hints, actions
  /// and whatever else a person can ask for; the elements of lists, tables, landmarks and groups stand below the container's name.
  /// Nothing is said of places and looks, so that restyling changes nothing.
  ///
  /// A reference may be edited: `/[0-9]+ minutes/` in a line stands for what the regular expression matches, and a line `...` for
  /// any lines.
  ///
  /// - Parameters:
  ///   - config: the screen that the controller is shown on.
  ///   - size: in points; nil for the screen's.
  ///   - traits: go before the screen's.
  public static func accessibilityText(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let screen = StrategyScreen(config: config, size: size, traits: traits)
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
  /// What VoiceOver says of the view, in its order.
  public static var accessibilityText: Snapshotting { .accessibilityText() }

  /// What VoiceOver says of the view, in its order: a line for each element, and indented below it hints, actions and whatever
  /// else a person can ask for. References may have patterns, as those of controllers.
  ///
  /// - Parameters:
  ///   - size: in points; nil for the size that the view has, or that its constraints give it.
  ///   - traits: go before those of an iPhone X.
  public static func accessibilityText(size: CGSize? = nil, traits: UITraitCollection = .init()) -> Snapshotting {
    let screen = StrategyScreen(size: size, traits: traits)
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
  /// What VoiceOver says of the screen as it is, in its order. References may have patterns, as those of controllers.
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
  /// What VoiceOver says of what is shown.
  fileprivate var spokenText: String {
    let covers = controller.presentedViewController != nil || window.visibleMenu != nil
    return SpokenScreen(of: covers ? window : content, locale: UIScreen.main.configuration.locale).text
  }
}
