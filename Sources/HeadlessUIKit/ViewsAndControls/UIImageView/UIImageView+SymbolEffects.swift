public import Foundation

/// The argument of a completion when an effect is over, or another one replaced it.
public typealias UISymbolEffectCompletion = @MainActor (_ context: UISymbolEffectCompletionContext) -> Void

/// The outcome of an effect.
@preconcurrency @MainActor open class UISymbolEffectCompletionContext: NSObject {
  open private(set) weak var sender: AnyObject?
  open private(set) var effect: (any SymbolEffect)?
  open private(set) var contentTransition: (any ContentTransitionSymbolEffect)?
  /// Whether it ran to its end, as all do here.
  open var isFinished: Bool { true }

  init(_ sender: AnyObject, effect: (any SymbolEffect)?, transition: (any ContentTransitionSymbolEffect)?) {
    self.sender = sender
    self.effect = effect
    contentTransition = transition
  }
}

extension UIImageView {
  // Effects are over as soon as they are added: a snapshot shows what they leave behind.

  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { add(effect, completion) }
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { add(effect, completion) }
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { add(effect, completion) }

  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { remove(effect, completion) }
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { remove(effect, completion) }
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { remove(effect, completion) }
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    symbolRest = []
  }

  /// Shows another symbol.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    completion?(UISymbolEffectCompletionContext(self, effect: nil, transition: contentTransition))
  }

  private func add(_ effect: any SymbolEffect, _ completion: UISymbolEffectCompletion?) {
    let configuration = effect.configuration
    symbolRest.removeAll { $0.kind == configuration.kind }
    // An image that appeared is visible again.
    if configuration.rest == .appeared { symbolRest.removeAll { $0.rest == .disappeared } }
    if configuration.rest != .asBefore, configuration.rest != .appeared { symbolRest.append(configuration) }
    completion?(UISymbolEffectCompletionContext(self, effect: effect, transition: nil))
  }

  private func remove(_ effect: any SymbolEffect, _ completion: UISymbolEffectCompletion?) {
    symbolRest.removeAll { $0.kind == effect.configuration.kind }
    completion?(UISymbolEffectCompletionContext(self, effect: effect, transition: nil))
  }
}

/// How a symbol replaces another one, for controls that have it. API of iOS 26.
@preconcurrency @MainActor open class UISymbolContentTransition: NSObject {
  /// Stored but unused: it is over before a picture is taken.
  public let transition: any ContentTransitionSymbolEffect
  /// Stored but unused: it is over before a picture is taken.
  public let options: SymbolEffectOptions

  public init(_ transition: some ContentTransitionSymbolEffect, options: SymbolEffectOptions = .default) {
    self.transition = transition
    self.options = options
  }
}
