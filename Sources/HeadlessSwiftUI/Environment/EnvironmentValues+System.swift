public import Foundation
public import HeadlessUIKit

// Values that the hosting view derives from its traits and its controller.

/// The key of a value, identified by its name.
private enum Keys {
  enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
  enum ColorSchemeContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
  enum LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }
  enum HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
  enum VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
  enum DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
  enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
  enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
  enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
  enum RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
  enum IsPrivacySensitiveKey: EnvironmentKey { static var defaultValue: Bool { false } }
  enum AccessibilityReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
  enum AccessibilityReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
  enum AccessibilityDifferentiateWithoutColorKey: EnvironmentKey { static var defaultValue: Bool { false } }
  enum AccessibilityInvertColorsKey: EnvironmentKey { static var defaultValue: Bool { false } }
  enum AccessibilityVoiceOverEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
  enum AccessibilityEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
  enum IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }
  enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
  enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
  enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
  enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
  enum UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }
  enum TraitsKey: EnvironmentKey { static var defaultValue: UITraitCollection { UITraitCollection() } }
}

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { self[Keys.ColorSchemeKey.self] }
    set { self[Keys.ColorSchemeKey.self] = newValue }
  }
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[Keys.ColorSchemeContrastKey.self] }
    set { self[Keys.ColorSchemeContrastKey.self] = newValue }
  }
  /// Whether texts in system fonts are drawn a step heavier, as with the user's setting for bold text; nil if unspecified.
  public var legibilityWeight: LegibilityWeight? {
    get { self[Keys.LegibilityWeightKey.self] }
    set { self[Keys.LegibilityWeightKey.self] = newValue }
  }
  public var layoutDirection: LayoutDirection {
    get { self[_LayoutDirectionKey.self] }
    set { self[_LayoutDirectionKey.self] = newValue }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[Keys.HorizontalSizeClassKey.self] }
    set { self[Keys.HorizontalSizeClassKey.self] = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[Keys.VerticalSizeClassKey.self] }
    set { self[Keys.VerticalSizeClassKey.self] = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[Keys.DynamicTypeSizeKey.self] }
    set { self[Keys.DynamicTypeSizeKey.self] = newValue }
  }
  public var displayScale: CGFloat {
    get { self[Keys.DisplayScaleKey.self] }
    set { self[Keys.DisplayScaleKey.self] = newValue }
  }
  public var isEnabled: Bool {
    get { self[Keys.IsEnabledKey.self] }
    set { self[Keys.IsEnabledKey.self] = newValue }
  }
  public var scenePhase: ScenePhase {
    get { self[Keys.ScenePhaseKey.self] }
    set { self[Keys.ScenePhaseKey.self] = newValue }
  }
  public var redactionReasons: RedactionReasons {
    get { self[Keys.RedactionReasonsKey.self] }
    set { self[Keys.RedactionReasonsKey.self] = newValue }
  }
  /// Whether the content is sensitive, and redacted where the reason is privacy.
  var isPrivacySensitive: Bool {
    get { self[Keys.IsPrivacySensitiveKey.self] }
    set { self[Keys.IsPrivacySensitiveKey.self] = newValue }
  }
  /// Whether texts and images are shown as their outlines.
  var isRedacted: Bool {
    redactionReasons.contains(.placeholder) || isPrivacySensitive && redactionReasons.contains(.privacy)
  }
  public var accessibilityReduceMotion: Bool {
    get { self[Keys.AccessibilityReduceMotionKey.self] }
    set { self[Keys.AccessibilityReduceMotionKey.self] = newValue }
  }
  public var accessibilityReduceTransparency: Bool {
    get { self[Keys.AccessibilityReduceTransparencyKey.self] }
    set { self[Keys.AccessibilityReduceTransparencyKey.self] = newValue }
  }
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[Keys.AccessibilityDifferentiateWithoutColorKey.self] }
    set { self[Keys.AccessibilityDifferentiateWithoutColorKey.self] = newValue }
  }
  public var accessibilityInvertColors: Bool {
    get { self[Keys.AccessibilityInvertColorsKey.self] }
    set { self[Keys.AccessibilityInvertColorsKey.self] = newValue }
  }
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[Keys.AccessibilityVoiceOverEnabledKey.self] }
    set { self[Keys.AccessibilityVoiceOverEnabledKey.self] = newValue }
  }
  public var accessibilityEnabled: Bool {
    get { self[Keys.AccessibilityEnabledKey.self] }
    set { self[Keys.AccessibilityEnabledKey.self] = newValue }
  }
  public var isPresented: Bool {
    get { self[Keys.IsPresentedKey.self] }
    set { self[Keys.IsPresentedKey.self] = newValue }
  }
  public var isSearching: Bool {
    get { self[Keys.IsSearchingKey.self] }
    set { self[Keys.IsSearchingKey.self] = newValue }
  }
  public var locale: Locale {
    get { self[Keys.LocaleKey.self] }
    set { self[Keys.LocaleKey.self] = newValue }
  }
  public var calendar: Calendar {
    get { self[Keys.CalendarKey.self] }
    set { self[Keys.CalendarKey.self] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[Keys.TimeZoneKey.self] }
    set { self[Keys.TimeZoneKey.self] = newValue }
  }
  public var undoManager: UndoManager? {
    get { self[Keys.UndoManagerKey.self] }
    set { self[Keys.UndoManagerKey.self] = newValue }
  }
  /// The length of a pixel, in points.
  public var pixelLength: CGFloat { 1 / max(1, displayScale) }

  /// The traits of the view that hosts the content, in which UIKit's colours and fonts are resolved.
  package var traits: UITraitCollection {
    get { self[Keys.TraitsKey.self] }
    set { self[Keys.TraitsKey.self] = newValue }
  }
}
