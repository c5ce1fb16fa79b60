package import Foundation
internal import HeadlessUIKit

/// An accessibility element for a part of a drawing, such as a mark of a chart.
package struct AccessiblePart {
  package let label: Text
  package let value: Text?
  /// The frame in points, relative to the top left corner of the view.
  package let frame: CGRect

  package init(label: Text, value: Text?, frame: CGRect) {
    (self.label, self.value, self.frame) = (label, value, frame)
  }
}

/// An invisible view that adds the accessibility elements of a drawing. It takes the size that it is offered.
package struct AccessibleParts: _ElementView {
  let parts: @MainActor (CGSize) -> [AccessiblePart]

  /// - Parameter parts: returns the elements for the size of the view, in reading order.
  nonisolated package init(_ parts: @escaping @MainActor (CGSize) -> [AccessiblePart]) { self.parts = parts }

  package func makeElement(_ context: _ElementContext) -> AccessiblePartsElement { AccessiblePartsElement() }
  package func updateElement(_ element: AccessiblePartsElement, _ context: _ElementContext) {
    element.parts = parts
    element.environment = context.environment
  }
  package typealias Body = Never
}

package final class AccessiblePartsElement: _LayoutElement {
  var parts: @MainActor (CGSize) -> [AccessiblePart] = { _ in [] }
  var environment = EnvironmentValues()

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }
}
