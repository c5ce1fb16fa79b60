public import Foundation

/// The layout, the orientation or a modifier of a preview: `#Preview("Row", traits: .sizeThatFitsLayout) {...}`.
public struct PreviewTrait<T>: Sendable {
  package let kinds: [PreviewTraitKind]

  package init(kinds: [PreviewTraitKind]) { self.kinds = kinds }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The device's screen.
  public static var defaultLayout: PreviewTrait { PreviewTrait(kinds: [.layout(.device)]) }
  /// The size that the view has where it is offered the device's screen.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(kinds: [.layout(.sizeThatFits)]) }
  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(kinds: [.layout(.fixed(CGSize(width: width, height: height)))])
  }

  /// The device upright.
  public static var portrait: PreviewTrait { PreviewTrait(kinds: [.orientation(.portrait)]) }
  /// The device on its left side: its top is at the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(kinds: [.orientation(.landscapeLeft)]) }
  /// The device on its right side: its top is at the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait(kinds: [.orientation(.landscapeRight)]) }
  /// The device upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(kinds: [.orientation(.portraitUpsideDown)]) }
}
