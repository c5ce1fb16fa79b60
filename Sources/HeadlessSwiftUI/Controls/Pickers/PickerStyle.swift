/// The appearance of pickers.
@preconcurrency @MainActor public protocol PickerStyle {
  nonisolated var _kind: _PickerStyleKind { get }
}

/// The built-in appearances.
public enum _PickerStyleKind: Sendable {
  case automatic, menu, segmented, wheel, inline, navigationLink, palette
}

public struct DefaultPickerStyle: PickerStyle {
  nonisolated public init() {}
  nonisolated public var _kind: _PickerStyleKind { .automatic }
}

public struct MenuPickerStyle: PickerStyle {
  nonisolated public init() {}
  nonisolated public var _kind: _PickerStyleKind { .menu }
}

public struct SegmentedPickerStyle: PickerStyle {
  nonisolated public init() {}
  nonisolated public var _kind: _PickerStyleKind { .segmented }
}

public struct WheelPickerStyle: PickerStyle {
  nonisolated public init() {}
  nonisolated public var _kind: _PickerStyleKind { .wheel }
}

public struct InlinePickerStyle: PickerStyle {
  nonisolated public init() {}
  nonisolated public var _kind: _PickerStyleKind { .inline }
}

public struct NavigationLinkPickerStyle: PickerStyle {
  nonisolated public init() {}
  nonisolated public var _kind: _PickerStyleKind { .navigationLink }
}

/// A row of icons in a menu; elsewhere segments.
public struct PalettePickerStyle: PickerStyle {
  nonisolated public init() {}
  nonisolated public var _kind: _PickerStyleKind { .palette }
}

nonisolated extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
nonisolated extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
nonisolated extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
nonisolated extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
nonisolated extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
nonisolated extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
nonisolated extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private enum PickerStyleKey: EnvironmentKey { static var defaultValue: _PickerStyleKind { .automatic } }

extension EnvironmentValues {
  var pickerStyle: _PickerStyleKind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerStyle, style._kind) }
}

/// How a palette in a menu shows its selected options.
public struct PaletteSelectionEffect: Equatable, Sendable {
  private let name: String
  private var variant: SymbolVariants?

  /// The system's effect: the selected symbol is filled.
  public static let automatic = PaletteSelectionEffect(name: "automatic")
  /// No effect: the label shows the selection itself.
  public static let custom = PaletteSelectionEffect(name: "custom")
  /// The selected symbol has a variant.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(name: "symbolVariant", variant: variant)
  }
}

nonisolated extension View {
  /// The look of selected options of palettes in menus, whose options are items like others here.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
}
