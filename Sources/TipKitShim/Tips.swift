/// The tips of the app: their configuration, and what tests and previews show of them.
///
/// What rules and invalidations depend on belongs to the test that uses it, as the state of other frameworks' singletons does.
public enum Tips {
  /// Whether a tip is shown.
  public enum Status: Hashable, Sendable {
    /// Not yet: a rule isn't satisfied, or the tips aren't configured.
    case pending
    case available
    /// No more.
    case invalidated(InvalidationReason)
  }

  /// Why a tip isn't shown any more.
  public enum InvalidationReason: String, Codable, Hashable, Sendable {
    /// The user did what the tip describes.
    case actionPerformed
    /// The tip was shown as often as its ``Tips/MaxDisplayCount`` allows.
    case displayCountExceeded
    /// The tip was shown as long as its ``Tips/MaxDisplayDuration`` allows.
    case displayDurationExceeded
    /// The user closed the tip.
    case tipClosed
  }

  /// Lets tips be shown. Fails if it was called before.
  public static func configure(_ options: [ConfigurationOption] = []) throws {
    try TipStore.current.configure(options)
  }

  /// Forgets events, parameters and invalidations. Fails after ``configure(_:)``.
  public static func resetDatastore() throws { try TipStore.current.resetAll() }

  // MARK: Testing

  /// Shows all tips, whatever their rules.
  public static func showAllTipsForTesting() { TipStore.current.show(nil) }
  /// Shows tips of these types, whatever their rules.
  public static func showTipsForTesting(_ tips: [any Tip.Type]) { TipStore.current.show(tips) }
  /// Hides all tips, whatever their rules.
  public static func hideAllTipsForTesting() { TipStore.current.hide(nil) }
  /// Hides tips of these types, whatever their rules.
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) { TipStore.current.hide(tips) }
}

extension Tips {
  /// A choice of ``Tips/configure(_:)``.
  public struct ConfigurationOption: Sendable {
    /// How much time passes between two tips.
    public struct DisplayFrequency: Hashable, Sendable {
      /// In seconds.
      let interval: Double

      public static let immediate = DisplayFrequency(interval: 0)
      public static let hourly = DisplayFrequency(interval: 3600)
      public static let daily = DisplayFrequency(interval: 86_400)
      public static let weekly = DisplayFrequency(interval: 7 * 86_400)
      public static let monthly = DisplayFrequency(interval: 30 * 86_400)
    }

    /// Where the state of the tips is stored; unused: each test has its own state, in memory.
    public struct DatastoreLocation: Hashable, Sendable {
      let name: String

      public static let applicationDefault = DatastoreLocation(name: "")
      public static func groupContainer(identifier: String) -> DatastoreLocation { DatastoreLocation(name: identifier) }
      public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation(name: url.absoluteString) }
    }

    /// The container that shares the state between devices; unused: a test has one device.
    public struct CloudKitContainer: Hashable, Sendable {
      let name: String

      public static let automatic = CloudKitContainer(name: "")
      public static func named(_ identifier: String) -> CloudKitContainer { CloudKitContainer(name: identifier) }
    }

    let frequency: DisplayFrequency?

    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
      ConfigurationOption(frequency: frequency)
    }
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
      ConfigurationOption(frequency: nil)
    }
    public static func cloudKitContainer(_ container: CloudKitContainer) -> ConfigurationOption {
      ConfigurationOption(frequency: nil)
    }
  }
}

/// A call that TipKit refuses.
public struct TipKitError: Error, Hashable, Sendable {
  private let name: String

  public static let invalidPredicateValueType = TipKitError(name: "invalidPredicateValueType")
  public static let missingGroupContainerEntitlements = TipKitError(name: "missingGroupContainerEntitlements")
  public static let tipsDatastoreAlreadyConfigured = TipKitError(name: "tipsDatastoreAlreadyConfigured")
}
