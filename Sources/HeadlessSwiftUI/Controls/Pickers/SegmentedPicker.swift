internal import Foundation
internal import HeadlessUIKit

/// A UIKit segmented control that takes the proposed width.
struct SegmentedPicker: _ElementView {
  let look: PickerLook

  func makeElement(_ context: _ElementContext) -> _ControlElement {
    let view = UISegmentedControl()
    let actions = ControlActions()
    view.addAction(UIAction { _ in actions.changed() }, for: .valueChanged)
    // 32 points high, recorded on iOS 17.5, 18.5 and 26.2.
    let element = _ControlElement(view) { [unowned view] in
      CGSize(width: $0.width ?? view.intrinsicContentSize.width, height: view.sizeThatFits(.zero).height)
    }
    element.kept = actions
    return element
  }

  func updateElement(_ element: _ControlElement, _ context: _ElementContext) {
    guard let view = element.view as? UISegmentedControl, let actions = element.kept as? ControlActions else { return }
    context.prepare(view)
    let options = look.options
    var isChanged = view.numberOfSegments != options.count
    for (index, option) in options.enumerated() where !isChanged {
      isChanged =
        option.title.isEmpty
        ? view.imageForSegment(at: index) != option.image : view.titleForSegment(at: index) != option.title
    }
    if isChanged {
      view.removeAllSegments()
      for (index, option) in options.enumerated() {
        if option.title.isEmpty, let image = option.image {
          view.insertSegment(with: image, at: index, animated: false)
        } else {
          view.insertSegment(withTitle: option.title, at: index, animated: false)
        }
      }
      element.invalidateLayout()
    }
    view.selectedSegmentIndex = options.firstIndex(where: look.isChosen) ?? UISegmentedControl.noSegment
    actions.changed = { [weak view, look] in
      guard let view, options.indices.contains(view.selectedSegmentIndex) else { return }
      look.choose(options[view.selectedSegmentIndex])
      // If the selection doesn't accept the change, the control keeps its segment.
      let selection = look.container.selection
      view.selectedSegmentIndex =
        options.firstIndex { $0.tag.map(selection.isSelected) ?? false } ?? UISegmentedControl.noSegment
    }
  }
  typealias Body = Never
}
