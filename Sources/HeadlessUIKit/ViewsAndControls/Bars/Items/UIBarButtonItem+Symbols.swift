extension UIBarButtonItem {
  /// Does nothing: the course of an effect isn't shown.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  /// Does nothing: the course of an effect isn't shown.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {}
  /// Does nothing: the course of an effect isn't shown.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  /// Does nothing: the course of an effect isn't shown.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}

  /// The new symbol is there at once.
  public func setSymbolImage(
    _ symbolImage: UIImage, contentTransition transition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) { image = symbolImage }
}
