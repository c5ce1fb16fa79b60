/// An animation of a symbol. Apps import these types from Apple's module `Symbols`; here they are part of UIKit. A snapshot shows a
/// symbol after its effect: one that disappeared is hidden, one that was scaled keeps its size, all others are unchanged.
public protocol SymbolEffect: Hashable, Sendable {
  var configuration: SymbolEffectConfiguration { get }
}

/// Effects that go on until they are removed.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// Effects that run once, or a number of times.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// Effects with which a symbol appears or disappears.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// Effects by which a symbol becomes another one.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// The part of an effect that persists.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Rest: Hashable, Sendable {
    case asBefore, appeared, disappeared
    /// By one step, for which Apple publishes no figures.
    case scaled(up: Bool)
  }

  let kind: String
  var rest = Rest.asBefore

  init(_ kind: String, rest: Rest = .asBefore) {
    self.kind = kind
    self.rest = rest
  }
}
