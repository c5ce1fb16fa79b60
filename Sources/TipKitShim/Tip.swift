/// A tip: what it says, and when it may be shown.
///
/// Tips are shown once the app has called ``Tips/configure(_:)``, as on iOS, while all their rules are satisfied, and until they
/// are invalidated.
public protocol Tip: Identifiable, Sendable {
  typealias Action = Tips.Action
  typealias Event = Tips.Event
  typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  typealias MaxDisplayCount = Tips.MaxDisplayCount
  typealias MaxDisplayDuration = Tips.MaxDisplayDuration
  typealias Option = TipOption
  typealias Rule = Tips.Rule
  typealias Status = Tips.Status

  /// The name by which the tip's state is kept; the type's name unless a tip has its own.
  var id: String { get }
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  /// The buttons below the message.
  @Tips.ActionBuilder var actions: [Action] { get }
  /// What has to be true for the tip to be shown.
  @Tips.RuleBuilder var rules: [Rule] { get }
  /// How often and how long the tip is shown.
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  public var id: String { String(describing: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Action] { [] }
  public var rules: [Rule] { [] }
  public var options: [any TipOption] { [] }

  /// Whether the tip waits for its rules, may be shown, or is invalidated.
  public var status: Status { TipStore.current.status(of: self) }

  /// The status now, and each one that follows.
  public var statusUpdates: AsyncStream<Status> { TipStore.current.statuses(of: self) }

  public var shouldDisplay: Bool { status == .available }

  /// Whether the tip may be shown now, and each change of it.
  public var shouldDisplayUpdates: AsyncMapSequence<AsyncStream<Status>, Bool> {
    statusUpdates.map { $0 == .available }
  }

  /// Ends the tip: it isn't shown any more.
  public func invalidate(reason: Tips.InvalidationReason) { TipStore.current.invalidate(id, reason) }

  /// Forgets that the tip was invalidated and how often it was shown.
  public func resetEligibility() async { TipStore.current.reset(id) }
}

/// Any tip as a value, for views that take the type of their tip.
public struct AnyTip: Tip {
  let tip: any Tip

  public init(_ tip: any Tip) { self.tip = (tip as? AnyTip)?.tip ?? tip }

  public var id: String { tip.id }
  public var title: Text { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
  public var actions: [Action] { tip.actions }
  public var rules: [Rule] { tip.rules }
  public var options: [any TipOption] { tip.options }
}
