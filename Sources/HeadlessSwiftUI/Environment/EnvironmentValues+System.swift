public import Foundation
public import HeadlessUIKit

// Values that the hosting view sets, from the traits and the controller around it.

/// The key of a value, told from others by the name that it is read under.
private enum Keys {
  enum ColorScheme: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
  enum ColorSchemeContrast: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
  enum LayoutDirection: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
  enum HorizontalSizeClass: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
  enum VerticalSizeClass: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
  enum DynamicTypeSize: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
  enum DisplayScale: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
  enum IsEnabled: EnvironmentKey { static var defaultValue: Bool { true } }
  enum ScenePhase: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
  enum RedactionReasons: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
  enum AccessibilityReduceMotion: EnvironmentKey { static var defaultValue: Bool { false } }
  enum AccessibilityReduceTransparency: EnvironmentKey { static var defaultValue: Bool { false } }
  enum AccessibilityDifferentiateWithoutColor: EnvironmentKey { static var defaultValue: Bool { false } }
  enum AccessibilityInvertColors: EnvironmentKey { static var defaultValue: Bool { false } }
  enum AccessibilityVoiceOverEnabled: EnvironmentKey { static var defaultValue: Bool { false } }
  enum AccessibilityEnabled: EnvironmentKey { static var defaultValue: Bool { false } }
  enum IsPresented: EnvironmentKey { static var defaultValue: Bool { false } }
  enum IsSearching: EnvironmentKey { static var defaultValue: Bool { false } }
  enum Locale: EnvironmentKey { static var defaultValue: Foundation.Locale { .current } }
  enum Calendar: EnvironmentKey { static var defaultValue: Foundation.Calendar { .current } }
  enum TimeZone: EnvironmentKey { static var defaultValue: Foundation.TimeZone { .current } }
  enum UndoManager: EnvironmentKey { static var defaultValue: Foundation.UndoManager? { nil } }
  enum Traits: EnvironmentKey { static var defaultValue: UITraitCollection { UITraitCollection() } }
}

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { self[Keys.ColorScheme.self] }
    set { self[Keys.ColorScheme.self] = newValue }
  }
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[Keys.ColorSchemeContrast.self] }
    set { self[Keys.ColorSchemeContrast.self] = newValue }
  }
  public var layoutDirection: LayoutDirection {
    get { self[Keys.LayoutDirection.self] }
    set { self[Keys.LayoutDirection.self] = newValue }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[Keys.HorizontalSizeClass.self] }
    set { self[Keys.HorizontalSizeClass.self] = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[Keys.VerticalSizeClass.self] }
    set { self[Keys.VerticalSizeClass.self] = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[Keys.DynamicTypeSize.self] }
    set { self[Keys.DynamicTypeSize.self] = newValue }
  }
  public var displayScale: CGFloat {
    get { self[Keys.DisplayScale.self] }
    set { self[Keys.DisplayScale.self] = newValue }
  }
  public var isEnabled: Bool {
    get { self[Keys.IsEnabled.self] }
    set { self[Keys.IsEnabled.self] = newValue }
  }
  public var scenePhase: ScenePhase {
    get { self[Keys.ScenePhase.self] }
    set { self[Keys.ScenePhase.self] = newValue }
  }
  public var redactionReasons: RedactionReasons {
    get { self[Keys.RedactionReasons.self] }
    set { self[Keys.RedactionReasons.self] = newValue }
  }
  public var accessibilityReduceMotion: Bool {
    get { self[Keys.AccessibilityReduceMotion.self] }
    set { self[Keys.AccessibilityReduceMotion.self] = newValue }
  }
  public var accessibilityReduceTransparency: Bool {
    get { self[Keys.AccessibilityReduceTransparency.self] }
    set { self[Keys.AccessibilityReduceTransparency.self] = newValue }
  }
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[Keys.AccessibilityDifferentiateWithoutColor.self] }
    set { self[Keys.AccessibilityDifferentiateWithoutColor.self] = newValue }
  }
  public var accessibilityInvertColors: Bool {
    get { self[Keys.AccessibilityInvertColors.self] }
    set { self[Keys.AccessibilityInvertColors.self] = newValue }
  }
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[Keys.AccessibilityVoiceOverEnabled.self] }
    set { self[Keys.AccessibilityVoiceOverEnabled.self] = newValue }
  }
  public var accessibilityEnabled: Bool {
    get { self[Keys.AccessibilityEnabled.self] }
    set { self[Keys.AccessibilityEnabled.self] = newValue }
  }
  public var isPresented: Bool {
    get { self[Keys.IsPresented.self] }
    set { self[Keys.IsPresented.self] = newValue }
  }
  public var isSearching: Bool {
    get { self[Keys.IsSearching.self] }
    set { self[Keys.IsSearching.self] = newValue }
  }
  public var locale: Locale {
    get { self[Keys.Locale.self] }
    set { self[Keys.Locale.self] = newValue }
  }
  public var calendar: Calendar {
    get { self[Keys.Calendar.self] }
    set { self[Keys.Calendar.self] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[Keys.TimeZone.self] }
    set { self[Keys.TimeZone.self] = newValue }
  }
  public var undoManager: UndoManager? {
    get { self[Keys.UndoManager.self] }
    set { self[Keys.UndoManager.self] = newValue }
  }
  /// The length of a pixel, in points.
  public var pixelLength: CGFloat { 1 / max(1, displayScale) }

  /// The traits of the view that hosts the content; colours and fonts of UIKit's are resolved in them.
  package var traits: UITraitCollection {
    get { self[Keys.Traits.self] }
    set { self[Keys.Traits.self] = newValue }
  }
}
