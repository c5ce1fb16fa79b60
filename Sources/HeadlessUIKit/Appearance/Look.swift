/// The appearance of views, as far as this library determines it.
package enum Look {
  /// Incremented when a view's default appearance or layout changes, so that a reference records the version that painted it.
  package static let version = 1

  /// The design of bars, lists and controls: where ``LookMetrics`` come from.
  package enum Design: Sendable {
    /// The appearance of iOS 13 to 18.
    case flat
  }

  /// The design that views have.
  package static let design = Design.flat

  /// The release of iOS whose behaviour and words are simulated: the value of `UIDevice.systemVersion`.
  package static let release = Release(17, 5)

  /// A release of iOS.
  package struct Release: Comparable, Sendable {
    package let major: Int
    package let minor: Int

    package init(_ major: Int, _ minor: Int = 0) {
      self.major = major
      self.minor = minor
    }

    package static func < (a: Release, b: Release) -> Bool { (a.major, a.minor) < (b.major, b.minor) }

    /// In the format that apps read: `17.5`.
    package var name: String { "\(major).\(minor)" }
  }
}

extension Look.Release {
  /// Whether the description of a label without a background contains its default colour, clear. Descriptions in public logs and
  /// tests have it since iOS 16; those of iOS 13 don't.
  var describesClearLabels: Bool { self >= Look.Release(16) }

  /// Whether an iPad shows tabs at the top also for a controller without `UITab`s, as in apps built for iPadOS 18; before, such
  /// tabs are at the bottom.
  var hasAllTabsOnTopOfTablets: Bool { self >= Look.Release(18) }
}
