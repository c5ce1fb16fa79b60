internal import Foundation

/// The edits that a list allows on its rows.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  public static var all: EditActions<Data> { [.move, .delete] }
}

/// The indices of a collection's elements, each with the identity of its element.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
  /// An index of the collection with the identifier of its element.
  public struct Element {
    let index: Base.Index
    let id: ID
  }

  fileprivate let base: Base
  fileprivate let id: KeyPath<Base.Element, ID>

  public var startIndex: Base.Index { base.startIndex }
  public var endIndex: Base.Index { base.endIndex }
  public subscript(position: Base.Index) -> Element { Element(index: position, id: base[position][keyPath: id]) }
  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(index, offsetBy: distance)
  }
  public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }
}

/// A row of an editable collection, with the edits that a list allows on it.
public struct EditableCollectionContent<Content, Data> {
  fileprivate let content: Content
  fileprivate let delete: ((IndexSet) -> Void)?
  fileprivate let move: ((IndexSet, Int) -> Void)?
}

extension EditableCollectionContent: View where Content: View {
  public var body: some View { content.trait(ListDeleteKey.self, delete).trait(ListMoveKey.self, move) }
}

extension EditActions where Data: MutableCollection {
  /// A row with these edits of a collection. Elements are deleted from collections of which ranges can be replaced.
  fileprivate func row<Row>(_ row: Row, of data: Binding<Data>) -> EditableCollectionContent<Row, Data> {
    EditableCollectionContent(
      content: row,
      delete: contains(.delete)
        ? { offsets in
          guard let elements = data.wrappedValue as? any RangeReplaceableCollection else { return }
          if let rest = elements.removing(offsets) as? Data { data.wrappedValue = rest }
        } : nil,
      move: contains(.move) ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
  }
}

extension RangeReplaceableCollection {
  /// The collection without the elements at the offsets.
  fileprivate func removing(_ offsets: IndexSet) -> Any {
    var rest = self
    rest.remove(atOffsets: offsets)
    return rest
  }
}

extension ForEach {
  /// Views for the elements of a collection that the user can edit in a list.
  ///
  /// - Parameters:
  ///   - id: an element's identity.
  ///   - editActions: the edits that a list allows, which change the collection.
  public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C.Index: Hashable
  {
    self.init(entries: IndexedIdentifierCollection(base: data.wrappedValue, id: id), id: \.id) {
      editActions.row(content(data[$0.index]), of: data)
    }
  }
  /// Creates rows over a binding, which can be deleted or moved as the edit actions allow.
  public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }
}
