public import CoreData
internal import SwiftUIGraph

/// What such a request found.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
  /// The results of one identifier that stand together.
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
