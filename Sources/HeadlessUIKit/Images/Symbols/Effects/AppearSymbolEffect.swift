/// Shows a symbol.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  public let configuration: SymbolEffectConfiguration

  init(_ rest: SymbolEffectConfiguration.Rest = .appeared) {
    configuration = SymbolEffectConfiguration("appear", rest: rest)
  }

  /// How it does so isn't visible once it is over.
  public var up: AppearSymbolEffect { self }
  public var down: AppearSymbolEffect { self }
  public var byLayer: AppearSymbolEffect { self }
  public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
