internal import HeadlessUIKit

/// One of the values that a picker offers.
struct PickerOption: Identifiable {
  /// The tag, or the option's index if it has none.
  let id: AnyHashable
  /// Nil for an option that can't be selected because it has no tag.
  let tag: AnyHashable?
  let elements: [_LayoutElement]
  /// The index of the content's section that contains the option.
  let section: Int
  let sectionTitle: String?
  let title: String
  let image: UIImage?

  @MainActor init(_ elements: [_LayoutElement], tag: AnyHashable?, place: Int, section: Int, sectionTitle: String?) {
    self.elements = elements
    self.tag = tag
    id = tag ?? AnyHashable(place)
    self.section = section
    self.sectionTitle = sectionTitle
    title = elements.lazy.compactMap(\.firstText).first ?? ""
    image = elements.lazy.compactMap(\.firstPicture).first
  }
}

extension _LayoutElement {
  /// The first text inside.
  var firstText: String? {
    if let text = self as? _TextElement { return text.snapshotText }
    return children.lazy.compactMap(\.firstText).first
  }

  /// Whether the option consists of a single text.
  var isOneText: Bool { self is _TextElement || (children.count == 1 && children[0].isOneText) }

  /// The first image inside, for UIKit's controls.
  var firstPicture: UIImage? {
    if let image = self as? _ImageElement { return image.platformImage() }
    return children.lazy.compactMap(\.firstPicture).first
  }
}

/// Shows an option's elements in another place.
struct PickerOptionView: View {
  let elements: [_LayoutElement]
  typealias Body = Never

  static func _makeNode(_ view: PickerOptionView, _ inputs: _NodeInputs) -> _ViewNode<PickerOptionView> {
    PickerOptionViewNode(view, inputs)
  }
  static var _elementCount: Int? { nil }
}

private final class PickerOptionViewNode: _ViewNode<PickerOptionView> {
  override func makeElements() -> [_LayoutElement] { view.elements }
  override func viewDidChange(from old: PickerOptionView) { elementsDidChange() }
}
