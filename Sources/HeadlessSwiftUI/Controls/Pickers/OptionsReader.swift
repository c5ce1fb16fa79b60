/// Builds a view from the options in another view, which are read like a picker's: titles, images and tags. That view isn't shown.
struct OptionsReader: View {
  let source: AnyView
  let make: @MainActor ([PickerOption]) -> AnyView
  typealias Body = Never

  static func _makeNode(_ view: OptionsReader, _ inputs: _NodeInputs) -> _ViewNode<OptionsReader> {
    OptionsReaderNode(view, inputs)
  }
  static var _elementCount: Int? { nil }
}

private final class OptionsReaderNode: _ViewNode<OptionsReader> {
  private var source: PickerSourceNode!
  private var content: _ViewNode<AnyView>!

  override init(_ view: OptionsReader, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    source = PickerSourceNode(PartView(content: view.source), self.inputs())
    source.onChange = { [weak self] in self?.optionsDidChange() }
    content = AnyView._makeNode(view.make(source.options()), self.inputs())
  }

  override var childNodes: [_AnyNode] { content.map { [source, $0] } ?? [] }
  override func makeElements() -> [_LayoutElement] { content.elements }
  override func collectItems(into list: inout _ItemList) { content.addItems(to: &list) }

  override func refresh() {
    source.update(PartView(content: view.source), environment)
    content.update(view.make(source.options()), environment)
  }

  private func optionsDidChange() {
    guard isAlive, content != nil else { return }
    graph.childrenWait { [weak self] in
      guard let self, isAlive else { return }
      content.update(view.make(source.options()), environment)
    }
  }
}
