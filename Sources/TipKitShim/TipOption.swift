/// How often and how long a tip is shown.
public protocol TipOption: Sendable {}

extension Tips {
  /// Whether the tip is shown without regard to the time since the last one.
  public struct IgnoresDisplayFrequency: TipOption {
    let value: Bool

    public init(_ value: Bool) { self.value = value }
  }

  /// How often the tip appears until it is invalidated.
  public struct MaxDisplayCount: TipOption {
    let value: Int

    public init(_ value: Int) { self.value = value }
  }

  /// How many seconds the tip is shown until it is invalidated. The time counts while views that show the tip are on the screen.
  public struct MaxDisplayDuration: TipOption {
    let value: TimeInterval

    public init(_ value: TimeInterval) { self.value = value }
  }
}

extension Tip {
  var ignoresDisplayFrequency: Bool { options.contains { ($0 as? Tips.IgnoresDisplayFrequency)?.value == true } }
  var maxDisplayCount: Int { options.lazy.compactMap { ($0 as? Tips.MaxDisplayCount)?.value }.first ?? .max }
  var maxDisplayDuration: TimeInterval {
    options.lazy.compactMap { ($0 as? Tips.MaxDisplayDuration)?.value }.first ?? .infinity
  }
}
