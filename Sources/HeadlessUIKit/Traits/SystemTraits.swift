public import Foundation

// The traits that UIKit itself defines. Their default is "unspecified", which means no value: it overrides nothing.

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public typealias Value = UIUserInterfaceIdiom
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

/// Light or dark appearance.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public typealias Value = UIUserInterfaceStyle
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

/// Left to right, or right to left.
public struct UITraitLayoutDirection: UITraitDefinition {
  public typealias Value = UITraitEnvironmentLayoutDirection
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// Pixels a point; 0 where it isn't specified.
public struct UITraitDisplayScale: UITraitDefinition {
  public typealias Value = CGFloat
  public static var defaultValue: CGFloat { 0 }
}

/// The horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public typealias Value = UIUserInterfaceSizeClass
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public typealias Value = UIUserInterfaceSizeClass
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// Whether the device measures how hard a touch presses.
public struct UITraitForceTouchCapability: UITraitDefinition {
  public typealias Value = UIForceTouchCapability
  public static var defaultValue: UIForceTouchCapability { .unknown }
}

/// The preferred text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public typealias Value = UIContentSizeCategory
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}

/// The range of colours of the display.
public struct UITraitDisplayGamut: UITraitDefinition {
  public typealias Value = UIDisplayGamut
  public static var defaultValue: UIDisplayGamut { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

/// The preferred contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  public typealias Value = UIAccessibilityContrast
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

/// Base or elevated content.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  public typealias Value = UIUserInterfaceLevel
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

/// Whether the user prefers bold text.
public struct UITraitLegibilityWeight: UITraitDefinition {
  public typealias Value = UILegibilityWeight
  public static var defaultValue: UILegibilityWeight { .unspecified }
}

/// Whether the window looks like the one in use.
public struct UITraitActiveAppearance: UITraitDefinition {
  public typealias Value = UIUserInterfaceActiveAppearance
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

/// The range of brightness that images are shown with.
public struct UITraitImageDynamicRange: UITraitDefinition {
  public typealias Value = UIImage.DynamicRange
  public static var defaultValue: UIImage.DynamicRange { .unspecified }
}

/// Whether the scene is being recorded or mirrored.
public struct UITraitSceneCaptureState: UITraitDefinition {
  public typealias Value = UISceneCaptureState
  public static var defaultValue: UISceneCaptureState { .unspecified }
}

/// The language whose rules text is set by.
public struct UITraitTypesettingLanguage: UITraitDefinition {
  public typealias Value = Locale.Language?
  public static var defaultValue: Locale.Language? { nil }
}

/// The kind of list that a view is in.
public struct UITraitListEnvironment: UITraitDefinition {
  public typealias Value = UIListEnvironment
  public static var defaultValue: UIListEnvironment { .unspecified }
}

extension UITraitUserInterfaceIdiom: SystemTrait {
  package static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

extension UITraitUserInterfaceStyle: SystemTrait {
  package static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

extension UITraitLayoutDirection: SystemTrait {
  package static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

extension UITraitDisplayScale: SystemTrait {
  package static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

extension UITraitHorizontalSizeClass: SystemTrait {
  package static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

extension UITraitVerticalSizeClass: SystemTrait {
  package static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

extension UITraitForceTouchCapability: SystemTrait {
  package static var path: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

extension UITraitPreferredContentSizeCategory: SystemTrait {
  package static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

extension UITraitDisplayGamut: SystemTrait {
  package static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

extension UITraitAccessibilityContrast: SystemTrait {
  package static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

extension UITraitUserInterfaceLevel: SystemTrait {
  package static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

extension UITraitLegibilityWeight: SystemTrait {
  package static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

extension UITraitActiveAppearance: SystemTrait {
  package static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}

extension UITraitImageDynamicRange: SystemTrait {
  package static var path: WritableKeyPath<TraitValues, UIImage.DynamicRange> { \.imageDynamicRange }
}

extension UITraitSceneCaptureState: SystemTrait {
  package static var path: WritableKeyPath<TraitValues, UISceneCaptureState> { \.sceneCaptureState }
}

extension UITraitTypesettingLanguage: SystemTrait {
  package static var path: WritableKeyPath<TraitValues, Locale.Language?> { \.typesettingLanguage }
}

extension UITraitListEnvironment: SystemTrait {
  package static var path: WritableKeyPath<TraitValues, UIListEnvironment> { \.listEnvironment }
}
