/// The rendering mode of symbols.
public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String

  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// How layers of symbols are filled with their colours.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  public static let flat = SymbolColorRenderingMode(name: "flat")
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How symbols show their variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  public static let color = SymbolVariableValueMode(name: "color")
  public static let draw = SymbolVariableValueMode(name: "draw")
}

/// The variants of a symbol: filled, in a circle, with a slash.
public struct SymbolVariants: Hashable, Sendable {
  var shape: String?
  var isFilled = false
  var isStruckOut = false

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(shape: "circle")
  public static let square = SymbolVariants(shape: "square")
  public static let rectangle = SymbolVariants(shape: "rectangle")
  public static let fill = SymbolVariants(isFilled: true)
  public static let slash = SymbolVariants(isStruckOut: true)

  public var circle: SymbolVariants { changing { $0.shape = "circle" } }
  public var square: SymbolVariants { changing { $0.shape = "square" } }
  public var rectangle: SymbolVariants { changing { $0.shape = "rectangle" } }
  public var fill: SymbolVariants { changing { $0.isFilled = true } }
  public var slash: SymbolVariants { changing { $0.isStruckOut = true } }

  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled) && (!other.isStruckOut || isStruckOut)
  }

  private func changing(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }

  /// Combines two variants; the second one's shape takes precedence.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape ?? shape, isFilled: isFilled || other.isFilled, isStruckOut: isStruckOut || other.isStruckOut)
  }

  /// The symbol's names with these variants, the most specific first; the plain name last.
  func names(of name: String) -> [String] {
    guard self != .none else { return [name] }
    let words = name.split(separator: ".").map(String.init)
    let hasShape = shape.map { words.contains($0) } ?? true
    var full = name
    if isStruckOut, !words.contains("slash") { full += ".slash" }
    if !hasShape, let shape { full += "." + shape }
    var names: [String] = []
    if isFilled, !words.contains("fill") { names.append(full + ".fill") }
    names.append(full)
    if isFilled, !words.contains("fill") { names.append(name + ".fill") }
    return names + [name]
  }
}

private enum Keys {
  enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
  enum RenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
  enum ColorModeKey: EnvironmentKey { static var defaultValue: SymbolColorRenderingMode? { nil } }
  enum ValueModeKey: EnvironmentKey { static var defaultValue: SymbolVariableValueMode? { nil } }
  enum DynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }
  enum VariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
}

extension EnvironmentValues {
  public var imageScale: Image.Scale {
    get { self[Keys.ImageScaleKey.self] }
    set { self[Keys.ImageScaleKey.self] = newValue }
  }
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[Keys.RenderingModeKey.self] }
    set { self[Keys.RenderingModeKey.self] = newValue }
  }
  /// How layers of symbols are filled with their colours: of iOS 26. Ignored: symbols here have plain colours.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[Keys.ColorModeKey.self] }
    set { self[Keys.ColorModeKey.self] = newValue }
  }
  /// How symbols show their variable value: of iOS 26. Ignored: symbols here show it by the opacity of their layers.
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[Keys.ValueModeKey.self] }
    set { self[Keys.ValueModeKey.self] = newValue }
  }
  /// The dynamic range of images. Ignored: everything is painted in sRGB.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[Keys.DynamicRangeKey.self] }
    set { self[Keys.DynamicRangeKey.self] = newValue }
  }
  public var symbolVariants: SymbolVariants {
    get { self[Keys.VariantsKey.self] }
    set { self[Keys.VariantsKey.self] = newValue }
  }
}

nonisolated extension View {
  public func imageScale(_ scale: Image.Scale) -> some View { changingEnvironment(scale) { $0.imageScale = $1 } }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    changingEnvironment(mode) { $0.symbolRenderingMode = $1 }
  }
  /// Sets the environment's value, which symbols here ignore.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }
  /// Sets the environment's value, which symbols here ignore.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environment(\.symbolVariableValueMode, mode)
  }
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    changingEnvironment(variant) { $0.symbolVariants = $0.symbolVariants.adding($1) }
  }
}
