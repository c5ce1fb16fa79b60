internal import Foundation
internal import HeadlessUIKit

/// A wheel; in a list row, after the picker's label.
struct WheelRow: View {
  let look: PickerLook
  let isInRow: Bool
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    if isInRow, !hidesLabels {
      HStack {
        look.label
        WheelPicker(look: look)
      }
    } else {
      WheelPicker(look: look)
    }
  }
}

/// A UIKit picker view with one wheel, which takes the proposed width.
private struct WheelPicker: _ElementView {
  let look: PickerLook

  func makeElement(_ context: _ElementContext) -> _ControlElement {
    let view = UIPickerView()
    let source = WheelSource()
    view.dataSource = source
    view.delegate = source
    let size = view.intrinsicContentSize
    let element = _ControlElement(view) { CGSize(width: $0.width ?? size.width, height: size.height) }
    element.kept = source
    return element
  }

  func updateElement(_ element: _ControlElement, _ context: _ElementContext) {
    guard let view = element.view as? UIPickerView, let source = element.kept as? WheelSource else { return }
    context.prepare(view)
    view.isUserInteractionEnabled = context.environment.isEnabled
    view.alpha = context.environment.isEnabled ? 1 : 0.5
    let isChanged = !source.shows(look.options)
    source.options = look.options
    source.choose = { [look] in look.choose($0) }
    source.reference = context.environment.graphHost
    if isChanged { view.reloadAllComponents() }
    let row = look.options.firstIndex(where: look.isChosen) ?? 0
    if view.selectedRow(inComponent: 0) != row { view.selectRow(row, inComponent: 0, animated: false) }
  }
  typealias Body = Never
}

/// The rows of a wheel: texts are drawn by UIKit, other views as they are.
@MainActor private final class WheelSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var options: [PickerOption] = []
  var choose: (PickerOption) -> Void = { _ in }
  var reference: GraphHostReference?

  /// Whether the wheel would look the same with the given options.
  func shows(_ new: [PickerOption]) -> Bool {
    options.elementsEqual(new) { old, new in
      old.id == new.id && old.title == new.title && old.elements.elementsEqual(new.elements, by: ===)
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { options.count }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let option = options[row]
    guard option.elements.count == 1, option.elements[0].isOneText else { return host(option) }
    let label = UILabel()
    // The font size of rows in UIKit's picker views.
    label.font = .systemFont(ofSize: 21)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.textAlignment = .center
    label.text = option.title
    return label
  }

  private func host(_ option: PickerOption) -> UIView {
    guard let reference else { return UIView() }
    let host = PartHostView(reference)
    host.respectsSafeArea = false
    host.elements = option.elements
    return host
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    if options.indices.contains(row) { choose(options[row]) }
  }
}
