public import Foundation

/// A view's size and alignment guides, in points, in the view's own coordinate space.
public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat
  /// The view that explicit guides are read from; nil for a size alone.
  package let element: _LayoutElement?
  /// The proposal for which the size was returned.
  package let proposal: ProposedViewSize

  package init(_ size: CGSize, of element: _LayoutElement? = nil, proposal: ProposedViewSize? = nil) {
    width = size.width
    height = size.height
    self.element = element
    self.proposal = proposal ?? ProposedViewSize(size)
  }

  package var size: CGSize { CGSize(width: width, height: height) }

  public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.key) }
  public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.key) }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(of: guide.key) }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue(of: guide.key) }

  package func value(of key: AlignmentKey) -> CGFloat { explicitValue(of: key) ?? key.id.defaultValue(in: self) }

  package func explicitValue(of key: AlignmentKey) -> CGFloat? {
    guard let element else { return nil }
    // Layout runs on the main actor; `Layout`'s functions aren't isolated, as in SwiftUI.
    let (size, proposal) = (size, proposal)
    return MainActor.assumeIsolated {
      element.knownExplicitAlignment(key, in: ViewDimensions(size, of: element, proposal: proposal))
    }
  }

  /// The same for callers on the main actor, without a check.
  @MainActor package func guide(_ key: AlignmentKey) -> CGFloat { explicitGuide(key) ?? key.id.defaultValue(in: self) }

  @MainActor package func explicitGuide(_ key: AlignmentKey) -> CGFloat? {
    element?.knownExplicitAlignment(key, in: self)
  }

  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.size == right.size && left.element === right.element
  }
}
