/// Scales a symbol.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  public let configuration: SymbolEffectConfiguration

  init(_ rest: SymbolEffectConfiguration.Rest = .asBefore) {
    configuration = SymbolEffectConfiguration("scale", rest: rest)
  }

  /// Its end is visible; its progress isn't.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(.scaled(up: true)) }
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(.scaled(up: false)) }
  public var byLayer: ScaleSymbolEffect { self }
  public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
