extension Tips {
  /// What a donation of an event without values contains.
  public struct EmptyDonation: Codable, Sendable {
    public init() {}
  }

  /// Something that happens in the app, which rules count.
  public struct Event<DonationInfo: Codable & Sendable>: Identifiable, TipRuleInput {
    /// One occurrence.
    @dynamicMemberLookup public struct Donation: Sendable {
      public let date: Date
      let info: DonationInfo

      public subscript<Value>(dynamicMember member: KeyPath<DonationInfo, Value>) -> Value { info[keyPath: member] }
    }

    /// The name by which the occurrences are kept.
    public let id: String

    public init(id: String) where DonationInfo == EmptyDonation { self.id = id }
    /// An event whose donations have values.
    public init(id: String, of type: DonationInfo.Type = DonationInfo.self) { self.id = id }

    /// The occurrences, the oldest first.
    public var donations: [Donation] {
      TipStore.current.donations(of: id).compactMap { date, info in
        (info as? DonationInfo).map { Donation(date: date, info: $0) }
      }
    }

    public var ruleValue: Event { self }

    /// Records that the event happened.
    public func donate(_ donation: DonationInfo) async { sendDonation(donation) }

    /// Records that the event happened.
    ///
    /// - Parameter completion: called once it is recorded.
    public func sendDonation(_ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
      TipStore.current.donate(donation, to: id)
      completion?()
    }

    /// Records that the event happened.
    public func donate() async where DonationInfo == EmptyDonation { sendDonation(EmptyDonation()) }

    /// Records that the event happened.
    ///
    /// - Parameter completion: called once it is recorded.
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) where DonationInfo == EmptyDonation {
      sendDonation(EmptyDonation(), completion)
    }
  }

  /// The time in which donations count.
  public struct DonationTimeRange: Hashable, Sendable {
    let seconds: TimeInterval

    public static let minute = minutes(1)
    public static let hour = hours(1)
    public static let day = days(1)
    public static let week = weeks(1)
    public static func minutes(_ count: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(count) * 60) }
    public static func hours(_ count: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(count) * 3600) }
    public static func days(_ count: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(count) * 86_400) }
    public static func weeks(_ count: Int) -> DonationTimeRange {
      DonationTimeRange(seconds: Double(count) * 7 * 86_400)
    }
  }
}

/// A donation of an event, for conditions on a list of them.
public protocol TipDonation {
  var date: Date { get }
}

extension Tips.Event.Donation: TipDonation {}

extension Array where Element: TipDonation {
  /// The donations that happened within the last hour, day or week.
  public func donatedWithin(_ timeRange: Tips.DonationTimeRange) -> [Element] {
    let start = Date(timeIntervalSinceNow: -timeRange.seconds)
    return filter { $0.date >= start }
  }
}
