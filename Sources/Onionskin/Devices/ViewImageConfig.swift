public import Foundation
public import HeadlessUIKit

/// The screen that a picture is taken on: its size, its safe area, its traits.
public struct ViewImageConfig: Sendable {
  /// The orientation of a device.
  public enum Orientation: String, Hashable, Sendable, CaseIterable { case portrait, landscape }

  /// The insets of the status bar, the sensor housing and the home indicator, in points.
  public var safeArea: UIEdgeInsets
  /// The size in points; nil for the view's own size.
  public var size: CGSize?
  /// The screen's traits; unspecified traits are those of a phone in light appearance at 3 pixels per point.
  public var traits: UITraitCollection
  /// The language and region of the screen; nil for the process's. See `SnapshotVariant.locale(_:)`.
  public var locale: Locale?
  /// The time that date pickers and calendars without a date of their own show; nil for 9:41 of 9 January 2007, the time of
  /// Apple's own pictures. See `SnapshotVariant.clock(_:)`.
  public var date: Date?

  /// The safe area with the status bar hidden; nil for the same one.
  package var safeAreaWithoutStatusBar: UIEdgeInsets?
  /// The leading and trailing margins of controllers' views, in points; nil for the system's.
  package var minimumMargin: CGFloat?
  /// In points, while the status bar is shown; nil for the safe area's top.
  package var statusBarHeight: CGFloat?
  /// Whether the app's language is written right to left, as on a phone set to Arabic; see `SnapshotVariant.rightToLeft`. Traits
  /// only determine the mirroring of views, not natural alignment.
  package var isAppRightToLeft = false
  /// Whether a hardware keyboard is connected; see `SnapshotVariant.hardwareKeyboard`.
  package var hasHardwareKeyboard = false
  /// Whether the caret and selected text are shown; see `SnapshotVariant.textSelection`.
  package var showsTextSelection = false
  /// The device of the screen; nil if there is none.
  package private(set) var device: Device?
  package var orientation: Orientation?
  /// The settings that differ from the factory settings, by name.
  package var settings: [String: String] = [:]

  /// A screen without a device.
  ///
  /// - Parameters:
  ///   - safeArea: the insets of bars and the screen's edges, in points.
  ///   - size: in points; nil for the view's own size.
  ///   - traits: override those of a phone in light appearance at 3 pixels per point.
  public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  /// A device's whole screen.
  public init(_ device: SnapshotDevice, _ orientation: Orientation = .portrait) {
    let device = device.device
    let held: Device.Orientation = orientation == .portrait ? .portrait : .landscape
    self.init(
      safeArea: device.safeAreaInsets(orientation: held), size: device.size(orientation: held),
      traits: device.traits(orientation: held))
    safeAreaWithoutStatusBar = device.safeAreaInsetsWithoutStatusBar(orientation: held)
    statusBarHeight = device.statusBarHeight(orientation: held)
    self.device = device
    self.orientation = orientation
  }

  /// A device's whole screen.
  public static func device(_ device: SnapshotDevice, _ orientation: Orientation = .portrait) -> ViewImageConfig {
    ViewImageConfig(device, orientation)
  }

  /// Returns the screen's values for layout.
  ///
  /// - Parameters:
  ///   - size: in points, used if this configuration has no size.
  ///   - traits: override this configuration's.
  package func screenConfiguration(
    size fallback: CGSize, traits others: UITraitCollection = .init()
  ) -> ScreenConfiguration {
    var configuration = ScreenConfiguration(
      size: size ?? fallback, safeAreaInsets: safeArea, safeAreaInsetsWithoutStatusBar: safeAreaWithoutStatusBar,
      statusBarHeight: statusBarHeight, nativeSize: nativeSize,
      traits: UITraitCollection(traitsFrom: [.standard, traits, others]),
      minimumMargin: minimumMargin, orientation: orientation == .landscape ? .landscapeRight : .portrait,
      locale: locale, date: date)
    configuration.appDirection = isAppRightToLeft ? .rightToLeft : .leftToRight
    configuration.hasHardwareKeyboard = hasHardwareKeyboard
    configuration.showsTextSelection = showsTextSelection
    return configuration
  }

  /// The screen for a component that is shown by itself: the traits and settings without the size and the device's safe area.
  var forComponent: ViewImageConfig {
    var config = self
    config.size = nil
    config.safeArea = .zero
    config.safeAreaWithoutStatusBar = nil
    config.statusBarHeight = nil
    return config
  }

  /// The upright screen in pixels; nil for a screen without a device, or a part of one.
  private var nativeSize: CGSize? {
    guard let device, let orientation,
      size == device.size(orientation: orientation == .portrait ? .portrait : .landscape)
    else { return nil }
    return device.screen.nativeSize
  }

  /// The description of the screen in a reference.
  package func description(of configuration: ScreenConfiguration) -> SnapshotVariantDescription {
    SnapshotVariantDescription(
      device: device?.name, orientation: orientation?.rawValue, width: configuration.size.width,
      height: configuration.size.height, scale: configuration.scale,
      settings: settings.merging(configuration.traits.settings) { own, _ in own })
  }
}

extension UITraitCollection {
  /// The user's settings that differ from the factory settings.
  fileprivate var settings: [String: String] {
    var settings: [String: String] = [:]
    if userInterfaceStyle == .dark { settings["appearance"] = "dark" }
    if accessibilityContrast == .high { settings["contrast"] = "high" }
    if layoutDirection == .rightToLeft { settings["layout direction"] = "right to left" }
    if legibilityWeight == .bold { settings["text weight"] = "bold" }
    if preferredContentSizeCategory != .large { settings["text size"] = preferredContentSizeCategory.shortName }
    return settings
  }
}

extension UIContentSizeCategory {
  /// `XXL` or `accessibility-XXL`.
  package var shortName: String {
    let name = rawValue.hasPrefix("UICTContentSizeCategory") ? String(rawValue.dropFirst(23)) : rawValue
    return name.hasPrefix("Accessibility") ? "accessibility-" + name.dropFirst(13) : name
  }
}
