/// Fades a symbol out and in.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let configuration: SymbolEffectConfiguration

  init(_ rest: SymbolEffectConfiguration.Rest = .asBefore) {
    configuration = SymbolEffectConfiguration("pulse", rest: rest)
  }

  /// Its progress isn't visible in a picture at rest.
  public var byLayer: PulseSymbolEffect { self }
  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
