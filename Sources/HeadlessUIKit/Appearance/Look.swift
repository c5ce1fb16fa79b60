/// How views look, as far as this library decides it.
package enum Look {
  /// Goes up whenever a view's own appearance or layout changes, so that a reference can tell what it was painted by.
  package static let version = 1

  /// The design of bars, lists and controls: where ``LookMetrics`` come from.
  package enum Design: Sendable {
    /// That of iOS 13 to 18.
    case flat
  }

  /// The design that views have.
  package static let design = Design.flat

  /// The release of iOS whose behaviour and words these are: what `UIDevice.systemVersion` says.
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

    /// As apps read it: `17.5`.
    package var name: String { "\(major).\(minor)" }
  }
}

extension Look.Release {
  /// Whether a label that has no background of its own is described with the colour that it has, clear. Descriptions in
  /// public logs and tests have it since iOS 16; of iOS 13 they don't.
  var describesClearLabels: Bool { self >= Look.Release(16) }

  /// Whether a tablet has the tabs at its top also where a controller was given its controllers without `UITab`s, as apps have
  /// it that are built for iPadOS 18; before, such a controller has them at the bottom.
  var hasAllTabsOnTopOfTablets: Bool { self >= Look.Release(18) }
}
