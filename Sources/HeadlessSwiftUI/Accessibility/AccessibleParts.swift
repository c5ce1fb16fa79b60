package import Foundation
internal import HeadlessUIKit

/// A part of a drawing that VoiceOver finds: a mark of a chart.
package struct AccessiblePart {
  package let label: Text
  package let value: Text?
  /// In points from the top left corner of the view.
  package let frame: CGRect

  package init(label: Text, value: Text?, frame: CGRect) {
    (self.label, self.value, self.frame) = (label, value, frame)
  }
}

/// Tells VoiceOver what a drawing consists of; shows nothing, and takes the room that it is offered.
package struct AccessibleParts: _ElementView {
  let parts: @MainActor (CGSize) -> [AccessiblePart]

  /// - Parameter parts: the parts in a room of a size, in the order in which they are read.
  package init(_ parts: @escaping @MainActor (CGSize) -> [AccessiblePart]) { self.parts = parts }

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
