public import HeadlessUIKit

// Symbol effects at rest: the symbol is unchanged, unless it has disappeared.
nonisolated extension View {
  public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    opacity(isActive && effect is DisappearSymbolEffect ? 0 : 1)
  }
  public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    self
  }
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
