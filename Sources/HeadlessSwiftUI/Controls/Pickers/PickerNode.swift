internal import Foundation
internal import HeadlessUIKit

/// The parts of a `Picker`, independent of its types.
struct PickerContainer: View {
  let label: AnyView
  let selection: PickerSelection
  let content: AnyView
  let currentValue: AnyView?
  typealias Body = Never

  static func _makeNode(_ view: PickerContainer, _ inputs: _NodeInputs) -> _ViewNode<PickerContainer> {
    PickerNode(view, inputs)
  }
  static var _elementCount: Int? { nil }
}

/// Holds the options of a picker, and the views that show them.
final class PickerNode: _ViewNode<PickerContainer> {
  private var source: PickerSourceNode!
  private var look: _ViewNode<AnyView>!

  override init(_ view: PickerContainer, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    source = PickerSourceNode(PartView(content: view.content), self.inputs())
    source.onChange = { [weak self] in self?.optionsDidChange() }
    let shown = AnyView(makeLook())
    look = AnyView._makeNode(shown, self.inputs())
  }

  override var childNodes: [_AnyNode] { look.map { [source, $0] } ?? [] }
  override func makeElements() -> [_LayoutElement] { look.elements }
  override func collectItems(into list: inout _ItemList) { look.addItems(to: &list) }

  override func refresh() {
    source.update(PartView(content: view.content), environment)
    look.update(AnyView(makeLook()), environment)
  }

  private func optionsDidChange() {
    guard isAlive, look != nil else { return }
    graph.childrenWait { [weak self] in
      guard let self, isAlive else { return }
      look.update(AnyView(makeLook()), environment)
    }
  }

  /// The selection is read here, so that the node is evaluated again when it changes.
  private func makeLook() -> PickerLook {
    tracking {
      let options = source.options()
      let selection = view.selection
      let chosen = observing { options.filter { $0.tag.map(selection.isSelected) ?? false }.map(\.id) }
      return PickerLook(
        options: options, chosen: Set(chosen), label: view.label, container: view, currentValue: view.currentValue)
    }
  }

  /// The options as menu elements, grouped by the content's sections.
  var menuElements: [[UIMenuElement]] {
    let selection = view.selection
    let attributes = environment.menuActionAttributes
    let shown = ShownOptions(selection)
    var groups: [[UIMenuElement]] = []
    var last: Int?
    for option in source.options() {
      if option.section != last { groups.append([]) }
      last = option.section
      let action = UIAction(title: option.title, image: option.image, attributes: attributes) { _ in
        if let tag = option.tag { selection.select(tag) }
        shown.mark()
      }
      shown.add(action, option.tag)
      groups[groups.count - 1].append(action)
    }
    return groups
  }
}

/// The options in a menu, which stays open where the app says so and then shows the new choice.
@MainActor private final class ShownOptions {
  private let selection: PickerSelection
  private var options: [(action: WeakReference<UIAction>, tag: AnyHashable?)] = []

  init(_ selection: PickerSelection) { self.selection = selection }

  func add(_ action: UIAction, _ tag: AnyHashable?) {
    options.append((WeakReference(action), tag))
    action.state = state(tag)
  }

  func mark() {
    for (action, tag) in options { action.object?.state = state(tag) }
  }

  private func state(_ tag: AnyHashable?) -> UIMenuElement.State {
    tag.map(selection.isSelected) == true ? .on : .off
  }
}

/// Holds the views that a picker's options come from; its elements aren't shown.
final class PickerSourceNode: _ViewNode<PartView> {
  private var content: _ViewNode<AnyView>!
  /// Called when options are added, removed or changed.
  var onChange: () -> Void = {}
  private let column = _StackElement(column: [])
  private let area: _RootElement
  private var isCollecting = false
  private var isTold = false

  override init(_ view: PartView, _ inputs: _NodeInputs) {
    area = _RootElement(column)
    super.init(view, inputs)
    content = AnyView._makeNode(view.content, self.inputs())
    area.onInvalidate = { [weak self] in self?.tell() }
  }

  override var childNodes: [_AnyNode] { list(content) }
  override func refresh() { content.update(view.content, environment) }
  override func makeElements() -> [_LayoutElement] { [] }
  override func collectItems(into list: inout _ItemList) {}
  override var hiddenPreferenceKeys: Set<ObjectIdentifier> { content?.preferenceKeys ?? [] }

  override func absorbsElementChange() -> Bool {
    tell()
    return true
  }

  private func tell() {
    guard content != nil, !isCollecting, !isTold else { return }
    isTold = true
    onChange()
  }

  func options() -> [PickerOption] {
    isCollecting = true
    defer {
      isCollecting = false
      isTold = false
    }
    var list = _ItemList()
    content.addItems(to: &list)
    var options: [PickerOption] = []
    var loose: [_LayoutElement] = []
    // Options before, in and after sections form separate groups; dividers also separate them.
    var (group, part) = (0, -1)
    for (index, item) in list.items.enumerated() {
      let now = list.sections.firstIndex { (($0.first)..<($0.first + $0.count)).contains(index) } ?? -1
      if now != part {
        part = now
        if index > 0 { group += 1 }
      }
      let elements = item.make()
      if elements.count == 1, elements[0] is _DividerElement {
        group += 1
        continue
      }
      let title = now < 0 ? nil : list.sections[now].header().lazy.compactMap(\.firstText).first
      options.append(
        PickerOption(
          elements, tag: elements.lazy.compactMap(\.optionTag).first ?? item.id, place: index, section: group,
          sectionTitle: title))
      // Elements that no view shows report their changes here.
      loose += elements.filter { $0.parent == nil || $0.parent === column }
    }
    if !loose.elementsEqual(column.content, by: ===) { column.content = loose }
    return options
  }
}
