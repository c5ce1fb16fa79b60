package import Foundation

/// The kind of a preview's trait.
package enum PreviewTraitKind: Sendable {
  /// The room that a preview is laid out in.
  package enum Layout: Hashable, Sendable {
    /// The device's screen.
    case device
    /// The size that the view has where it is offered the device's screen.
    case sizeThatFits
    /// A size in points.
    case fixed(CGSize)
  }

  case layout(Layout)
  case orientation(UIInterfaceOrientation)
  /// A change by another module: SwiftUI's preview modifiers.
  case modification(any PreviewModification)
}

/// A change of a preview that its module makes while it prepares the preview.
package protocol PreviewModification: Sendable {}
