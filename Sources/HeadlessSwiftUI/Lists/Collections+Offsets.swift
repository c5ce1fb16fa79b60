public import Foundation

/// The methods for the arguments of `onMove` and `onDelete`, as SwiftUI declares them.
extension MutableCollection {
  /// Moves the elements at the offsets to before an offset, which is counted before the move.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[index(startIndex, offsetBy: $0)] }
    var rest = enumerated().filter { !source.contains($0.offset) }.map(\.element)
    rest.insert(contentsOf: moved, at: destination - source.count(in: 0..<destination))
    var place = startIndex
    for element in rest {
      self[place] = element
      formIndex(after: &place)
    }
  }
}

extension RangeReplaceableCollection {
  /// Removes the elements at the offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = -1
    removeAll { _ in
      offset += 1
      return offsets.contains(offset)
    }
  }
}
