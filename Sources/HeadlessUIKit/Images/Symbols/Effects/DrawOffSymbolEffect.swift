/// Removes a symbol stroke by stroke.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  public let configuration: SymbolEffectConfiguration

  init(_ rest: SymbolEffectConfiguration.Rest = .disappeared) {
    configuration = SymbolEffectConfiguration("drawOff", rest: rest)
  }

  /// Its progress isn't visible in a picture at rest.
  public var byLayer: DrawOffSymbolEffect { self }
  public var wholeSymbol: DrawOffSymbolEffect { self }
  public var individually: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
