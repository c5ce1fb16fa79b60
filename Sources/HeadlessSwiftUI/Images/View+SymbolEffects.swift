public import HeadlessUIKit

// Symbol effects at rest: a symbol is unchanged, unless it has disappeared. Other views keep their looks.
nonisolated extension View {
  public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    changingEnvironment(isActive && effect is DisappearSymbolEffect) { environment, disappears in
      if disappears { environment.symbolsDisappear = true }
    }
  }
  public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    self
  }
  /// Ends effects that are set outside of the view.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    changingEnvironment(isEnabled) { environment, ends in if ends { environment.symbolsDisappear = false } }
  }
}

private enum SymbolsDisappearKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var symbolsDisappear: Bool {
    get { self[SymbolsDisappearKey.self] }
    set { self[SymbolsDisappearKey.self] = newValue }
  }
}
