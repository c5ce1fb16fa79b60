import SwiftUILayout

/// A group of views with a header and a footer.
public struct Section<Parent, Content, Footer> {
  package let header: Parent
  package let content: Content
  package let footer: Footer
  package var isExpanded: Binding<Bool>?
}

extension Section where Footer == EmptyView {
  /// A section of contents other than views.
  package init(rows content: Content, header: Parent) {
    self.init(header: header, content: content, footer: EmptyView())
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }

  public typealias Body = Never
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { _SectionNode(view, inputs) }
  public static var _elementCount: Int? { nil }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

/// A section's values, independent of its types.
@MainActor package protocol SectionNode: _AnyNode {
  var isExpanded: Binding<Bool>? { get }
}

/// Outside of lists, a section consists of its header, its content and its footer in order.
package final class _SectionNode<Parent: View, Content: View, Footer: View>: _ViewNode<
  Section<Parent, Content, Footer>
>,
SectionNode
{
  private var header: _ViewNode<Parent>!
  private var content: _ViewNode<Content>!
  private var footer: _ViewNode<Footer>!
  /// Whether the content is shown.
  private var isOpen = true

  package override init(_ view: Section<Parent, Content, Footer>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    header = Parent._makeNode(view.header, self.inputs(environment.inSectionPart(.header)))
    content = Content._makeNode(view.content, self.inputs())
    footer = Footer._makeNode(view.footer, self.inputs(environment.inSectionPart(.footer)))
    isOpen = readIsOpen()
  }

  private func readIsOpen() -> Bool { tracking { observing { view.isExpanded?.wrappedValue ?? true } } }

  package var isExpanded: Binding<Bool>? { view.isExpanded }
  package override var childNodes: [_AnyNode] { header.map { [$0, content, footer] } ?? [] }

  package override var holdsSeveralViews: Bool { true }

  package override func refresh() {
    let wasOpen = isOpen
    isOpen = readIsOpen()
    header.update(view.header, environment.inSectionPart(.header))
    content.update(view.content, environment)
    footer.update(view.footer, environment.inSectionPart(.footer))
    if isOpen != wasOpen { elementsDidChange() }
  }

  package override var relaysEnvironment: Bool { true }
  package override func passEnvironmentOn() {
    header.environmentDidChange(to: environment.inSectionPart(.header))
    content.environmentDidChange(to: environment)
    footer.environmentDidChange(to: environment.inSectionPart(.footer))
  }

  package override func collectItems(into list: inout _ItemList) {
    let section = _ListSection(
      self, header: { [unowned self] in header.elements }, footer: { [unowned self] in footer.elements },
      isExpanded: view.isExpanded)
    list.section(section) { if isOpen { content.addItems(to: &$0) } }
  }
}

/// The part of a section that contains a view: lists use other fonts for headers and footers.
package enum SectionPart {
  case content, header, footer
}

/// The prominence of headers and footers in the enclosing list.
package final class SectionPartChange {
  package let change: (SectionPart, inout EnvironmentValues) -> Void

  package init(_ change: @escaping (SectionPart, inout EnvironmentValues) -> Void) { self.change = change }
}

private enum SectionPartChangeKey: EnvironmentKey {
  static var defaultValue: SectionPartChange? { nil }
}

private enum SectionPartKey: EnvironmentKey {
  static let defaultValue = SectionPart.content
}

extension EnvironmentValues {
  package var sectionPart: SectionPart {
    get { self[SectionPartKey.self] }
    set { self[SectionPartKey.self] = newValue }
  }

  package var sectionPartChange: SectionPartChange? {
    get { self[SectionPartChangeKey.self] }
    set { self[SectionPartChangeKey.self] = newValue }
  }

  /// Returns the same environment if the part is already this one, so that nothing counts as changed.
  fileprivate func inSectionPart(_ part: SectionPart) -> EnvironmentValues {
    var values = self
    values.sectionPart = part
    if part != .content { sectionPartChange?.change(part, &values) }
    return values
  }
}
