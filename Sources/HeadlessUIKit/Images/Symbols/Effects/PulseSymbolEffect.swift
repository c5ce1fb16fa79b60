/// Has a symbol fade and come back.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let configuration: SymbolEffectConfiguration

  init(_ rest: SymbolEffectConfiguration.Rest = .asBefore) {
    configuration = SymbolEffectConfiguration("pulse", rest: rest)
  }

  /// How it does so isn't visible once it is over.
  public var byLayer: PulseSymbolEffect { self }
  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
