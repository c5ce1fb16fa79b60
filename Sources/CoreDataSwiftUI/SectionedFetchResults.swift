public import CoreData
internal import SwiftUIGraph

/// The results of a sectioned fetch request.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
  /// Consecutive results with the same section identifier.
  public struct Section: Identifiable, RandomAccessCollection {
    public let id: SectionIdentifier
    fileprivate var members: [Result]

    public var startIndex: Int { 0 }
    public var endIndex: Int { members.count }
    public subscript(position: Int) -> Result { members[position] }
  }

  private var sections: [Section] = []

  init(_ results: FetchedResults<Result>, _ identifier: KeyPath<Result, SectionIdentifier>) {
    for result in results {
      let id = result[keyPath: identifier]
      if sections.last?.id == id {
        sections[sections.count - 1].members.append(result)
      } else {
        sections.append(Section(id: id, members: [result]))
      }
    }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(position: Int) -> Section { sections[position] }
}
