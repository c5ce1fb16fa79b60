/// The sections in a view. Subviews outside of sections form a section of their own.
public struct SectionCollection: RandomAccessCollection, View {
  nonisolated(unsafe) let sections: [SectionConfiguration]

  public nonisolated var startIndex: Int { 0 }
  public nonisolated var endIndex: Int { sections.count }
  public nonisolated subscript(index: Int) -> SectionConfiguration { sections[index] }

  public var body: some View {
    ForEach(sections) { section in
      Section {
        section.content
      } header: {
        section.header
      } footer: {
        section.footer
      }
    }
  }

  init(_ list: _ItemList) {
    func subviews(_ range: Range<Int>) -> SubviewsCollection {
      SubviewsCollection(list.items[range].flatMap { $0.make() })
    }
    var sections: [SectionConfiguration] = []
    var next = 0
    func close(before first: Int) {
      guard next < first else { return }
      sections.append(
        SectionConfiguration(
          id: .init(node: nil, place: sections.count), header: SubviewsCollection([]), footer: SubviewsCollection([]),
          content: subviews(next..<first)))
    }
    for section in list.sections {
      close(before: section.first)
      next = section.first + section.count
      sections.append(
        SectionConfiguration(
          id: .init(node: ObjectIdentifier(section.node), place: 0), header: SubviewsCollection(section.header()),
          footer: SubviewsCollection(section.footer()), content: subviews(section.first..<next)))
    }
    close(before: list.items.count)
    self.sections = sections
  }
}
