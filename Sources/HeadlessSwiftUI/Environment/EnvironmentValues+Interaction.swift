private enum Keys {
  enum MenuIndicator: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
  enum ButtonRepeat: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }
  enum SpringLoading: EnvironmentKey { static var defaultValue: SpringLoadingBehavior { .automatic } }
  enum Badge: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }
  enum Background: EnvironmentKey { static var defaultValue: BackgroundProminence { .standard } }
  enum MaterialAppearance: EnvironmentKey { static var defaultValue: MaterialActiveAppearance { .automatic } }
  enum Content: EnvironmentKey { static var defaultValue: ContentTransition { .identity } }
  enum ContentGroup: EnvironmentKey { static var defaultValue: Bool { false } }
  enum WritingTools: EnvironmentKey { static var defaultValue: WritingToolsBehavior? { nil } }
  enum ActiveAppearance: EnvironmentKey { static var defaultValue: Bool { true } }
}

// Values that views and styles of apps read; the views here ignore them, except where a comment says otherwise.
extension EnvironmentValues {
  /// Whether controls with menus show an indicator, for button and menu styles that draw one.
  public var menuIndicatorVisibility: Visibility {
    get { self[Keys.MenuIndicator.self] }
    set { self[Keys.MenuIndicator.self] = newValue }
  }
  /// Whether holding a button repeats its action.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[Keys.ButtonRepeat.self] }
    set { self[Keys.ButtonRepeat.self] = newValue }
  }
  /// Whether a drag that hovers over a view activates it.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[Keys.SpringLoading.self] }
    set { self[Keys.SpringLoading.self] = newValue }
  }
  /// The prominence of badges.
  public var badgeProminence: BadgeProminence {
    get { self[Keys.Badge.self] }
    set { self[Keys.Badge.self] = newValue }
  }
  /// The prominence of the background behind a view. Increased where a style or an app sets it: selected rows of lists have a grey
  /// background on iOS, which isn't prominent.
  public var backgroundProminence: BackgroundProminence {
    get { self[Keys.Background.self] }
    set { self[Keys.Background.self] = newValue }
  }
  /// When materials look active. Those of iOS always do.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[Keys.MaterialAppearance.self] }
    set { self[Keys.MaterialAppearance.self] = newValue }
  }
  /// The transition of content that changes within a view.
  public var contentTransition: ContentTransition {
    get { self[Keys.Content.self] }
    set { self[Keys.Content.self] = newValue }
  }
  /// Whether views with a content transition are flattened while they change.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[Keys.ContentGroup.self] }
    set { self[Keys.ContentGroup.self] = newValue }
  }
  /// The extent to which Writing Tools can change texts; nil for the system's choice.
  public var writingToolsBehavior: WritingToolsBehavior? {
    get { self[Keys.WritingTools.self] }
    set { self[Keys.WritingTools.self] = newValue }
  }
  /// Whether views look active; those of an iPhone's one window do.
  public var appearsActive: Bool {
    get { self[Keys.ActiveAppearance.self] }
    set { self[Keys.ActiveAppearance.self] = newValue }
  }
  /// The action of double taps that the user has set for Apple Pencil.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .switchEraser }
  /// The action of squeezes that the user has set for Apple Pencil.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .showContextualPalette }
}

/// The prominence of the background behind a view.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String
  public static let standard = BackgroundProminence(name: "standard")
  public static let increased = BackgroundProminence(name: "increased")
}

/// An action that the user sets for gestures of Apple Pencil. The values here are those of a new device.
public struct PencilPreferredAction: Hashable, Sendable {
  private let name: String
  public static let ignore = PencilPreferredAction(name: "ignore")
  public static let switchEraser = PencilPreferredAction(name: "switchEraser")
  public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
  public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
  public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
  public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
  public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}
