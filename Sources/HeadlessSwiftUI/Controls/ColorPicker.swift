internal import Foundation
public import HeadlessCoreGraphics
internal import HeadlessUIKit

/// A control for choosing a colour.
public struct ColorPicker<Label: View>: View {
  nonisolated(unsafe) private let label: Label
  private let selection: Binding<Color>
  private let supportsOpacity: Bool

  nonisolated private init(_ label: Label, _ selection: Binding<Color>, _ supportsOpacity: Bool) {
    self.label = label
    self.selection = selection
    self.supportsOpacity = supportsOpacity
  }

  nonisolated public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(label(), selection, supportsOpacity)
  }
  nonisolated public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(label(), selection.color, supportsOpacity)
  }

  public var body: some View {
    LabeledControl(label: label.controlLabel) {
      ColorWellView(
        selection: selection, supportsOpacity: supportsOpacity, title: (label as? any TextCarrying)?.carriedText)
    }
  }
}

nonisolated extension ColorPicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(Text(titleKey), selection, supportsOpacity)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(Text(title), selection, supportsOpacity)
  }
  public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(Text(titleKey), selection.color, supportsOpacity)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(Text(title), selection.color, supportsOpacity)
  }
}

extension Binding where Value == CGColor {
  fileprivate var color: Binding<Color> {
    Binding<Color>(
      reading: { Color(uiColor: UIColor(cgColor: wrappedValue)) }, writing: { wrappedValue = UIColor($0).cgColor })
  }
}

/// A UIKit colour well.
private struct ColorWellView: _ElementView {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let title: Text?

  func makeElement(_ context: _ElementContext) -> _ControlElement {
    let view = UIColorWell()
    let actions = ControlActions()
    actions.follow(view)
    let size = view.intrinsicContentSize
    let element = _ControlElement(view) { _ in size }
    element.kept = actions
    return element
  }

  func updateElement(_ element: _ControlElement, _ context: _ElementContext) {
    guard let view = element.view as? UIColorWell, let actions = element.kept as? ControlActions else { return }
    context.prepare(view)
    context.fitIntoRow(element)
    view.supportsAlpha = supportsOpacity
    let title = title?.plainString(in: context.environment)
    if view.title != title { view.title = title }
    let color = UIColor(selection.wrappedValue.displayColor(in: context.environment))
    if view.selectedColor != color { view.selectedColor = color }
    actions.changed = { [weak view] in
      if let color = view?.selectedColor { selection.wrappedValue = Color(uiColor: color) }
    }
  }
  typealias Body = Never
}
