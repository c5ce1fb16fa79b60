/// Highlights a symbol's layers in turn.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let configuration: SymbolEffectConfiguration

  init(_ rest: SymbolEffectConfiguration.Rest = .asBefore) {
    configuration = SymbolEffectConfiguration("variableColor", rest: rest)
  }

  /// Its progress isn't visible in a picture at rest.
  public var cumulative: VariableColorSymbolEffect { self }
  public var iterative: VariableColorSymbolEffect { self }
  public var reversing: VariableColorSymbolEffect { self }
  public var nonReversing: VariableColorSymbolEffect { self }
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
