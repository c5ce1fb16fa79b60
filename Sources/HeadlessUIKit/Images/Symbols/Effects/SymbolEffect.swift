/// How a symbol moves. Apps take them from Apple's module `Symbols`; here they come with UIKit. A snapshot shows a symbol
/// when its effect is over: one that disappeared is gone, one that was scaled keeps its size, all others look as before.
public protocol SymbolEffect: Hashable, Sendable {
  var configuration: SymbolEffectConfiguration { get }
}

/// Effects that go on until they are removed.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// Effects that run once, or a number of times.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// Effects by which a symbol comes and goes.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// Effects by which a symbol becomes another one.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// What of an effect stays once it is over.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Rest: Hashable, Sendable {
    case asBefore, appeared, disappeared
    /// By a step up or down, which Apple gives no figures for.
    case scaled(up: Bool)
  }

  let kind: String
  var rest = Rest.asBefore

  init(_ kind: String, rest: Rest = .asBefore) {
    self.kind = kind
    self.rest = rest
  }
}
