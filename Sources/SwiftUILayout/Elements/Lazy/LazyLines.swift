import Foundation

/// The lines of a lazy container: a header and a footer are one line each, and the views between them are divided into lines with a
/// fixed number of views.
struct LazyLines {
  private struct Section {
    var value: _LazySection
    var firstLine: Int
    var firstElement: Int
  }

  /// A line's elements, and their kind.
  struct Line {
    enum Kind { case header, views, footer }

    var kind: Kind
    var elements: Range<Int>
    /// The lines of the section.
    var section: Range<Int>
  }

  private var sections: [Section] = []
  private(set) var count = 0
  private(set) var elementCount = 0
  private let perLine: Int

  init(_ values: [_LazySection], perLine: Int) {
    self.perLine = max(perLine, 1)
    for value in values where value.total > 0 {
      sections.append(Section(value: value, firstLine: count, firstElement: elementCount))
      count += lineCount(value)
      elementCount += value.total
    }
  }

  private func lineCount(_ section: _LazySection) -> Int {
    (section.hasHeader ? 1 : 0) + (section.count + perLine - 1) / perLine + (section.hasFooter ? 1 : 0)
  }

  subscript(line: Int) -> Line {
    var (low, high) = (0, sections.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if sections[middle].firstLine <= line { low = middle } else { high = middle - 1 }
    }
    let section = sections[low]
    let lines = section.firstLine..<section.firstLine + lineCount(section.value)
    if section.value.hasHeader, line == lines.lowerBound {
      return Line(kind: .header, elements: section.firstElement..<section.firstElement + 1, section: lines)
    }
    if section.value.hasFooter, line == lines.upperBound - 1 {
      let last = section.firstElement + section.value.total
      return Line(kind: .footer, elements: last - 1..<last, section: lines)
    }
    let (headers, footers) = (section.value.hasHeader ? 1 : 0, section.value.hasFooter ? 1 : 0)
    let first = section.firstElement + headers + (line - lines.lowerBound - headers) * perLine
    let end = min(first + perLine, section.firstElement + section.value.total - footers)
    return Line(kind: .views, elements: first..<end, section: lines)
  }

  /// Returns the line of an element.
  func line(of element: Int) -> Int? {
    guard let section = sections.last(where: { $0.firstElement <= element }),
      element < section.firstElement + section.value.total
    else { return nil }
    let local = element - section.firstElement
    if section.value.hasHeader, local == 0 { return section.firstLine }
    if section.value.hasFooter, local == section.value.total - 1 {
      return section.firstLine + lineCount(section.value) - 1
    }
    let headers = section.value.hasHeader ? 1 : 0
    return section.firstLine + headers + (local - headers) / perLine
  }
}
