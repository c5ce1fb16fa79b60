/// The standard change between two symbols.
public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect {
  public let configuration: SymbolEffectConfiguration

  init(_ rest: SymbolEffectConfiguration.Rest = .asBefore) {
    configuration = SymbolEffectConfiguration("automatic", rest: rest)
  }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
