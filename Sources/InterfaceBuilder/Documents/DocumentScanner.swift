internal import Foundation

/// Scans a document's tags and creates its elements.
///
/// It accepts the XML that Interface Builder writes, which is UTF-8 without a document type, and nothing that such a document can't
/// contain. Positions are offsets in bytes from the document's start.
struct DocumentScanner {
  /// The error that ended the scan, and its position.
  struct Problem: Error {
    let place: Int
    let reason: InterfaceDocumentError.Reason
  }

  private struct Open {
    let name: String
    let nameStart: Int
    let attributes: Int
    var children: [DocumentElement] = []
    var text = ""
  }

  private let bytes: DocumentBytes
  private let start: UnsafePointer<CChar>
  private let blanks = DocumentBytes.blanks.first
  private var place = 0
  private var open: [Open] = []
  private var root: DocumentElement?
  private var count = 0

  init(_ bytes: DocumentBytes) {
    self.bytes = bytes
    start = bytes.start
  }

  mutating func scan() throws(Problem) -> DocumentElement {
    // Editors on Windows insert a byte order mark.
    if bytes.count >= 3, memcmp(start, "\u{FEFF}", 3) == 0 { place = 3 }
    while place < bytes.count {
      try scanText()
      guard place < bytes.count else { break }
      switch start[place + 1] {
      case 47: try scanEnd()
      case 33: try scanDeclaration()
      case 63: try skip(past: "?>")
      default: try scanStart()
      }
    }
    guard open.isEmpty else { throw malformed("the XML isn't well-formed: \(open[open.count - 1].name) has no end") }
    guard let root else { throw malformed("there is no element") }
    return root
  }

  private func malformed(_ why: String, at place: Int? = nil) -> Problem {
    Problem(place: place ?? self.place, reason: .malformed(why))
  }

  // MARK: Between tags

  /// Scans to the next tag, or to the end.
  private mutating func scanText() throws(Problem) {
    let from = place
    place += strspn(start + place, blanks)
    if place == bytes.count || start[place] == 60 { return }
    place += strcspn(start + place, DocumentBytes.tagStart.first)
    // A zero byte in the document ends strings in C, but not the document.
    guard place == bytes.count || start[place] == 60 else { throw malformed("the XML isn't well-formed: a zero byte") }
    guard !open.isEmpty else { throw malformed("the XML isn't well-formed: text outside of elements", at: from) }
    open[open.count - 1].text += bytes.text(from, place)
  }

  private mutating func scanDeclaration() throws(Problem) {
    if start[place + 2] == 45, start[place + 3] == 45 { return try skip(past: "-->") }
    guard strncmp(start + place, "<![CDATA[", 9) == 0, !open.isEmpty else {
      throw Problem(place: place, reason: .declaresType)
    }
    let from = place + 9
    try skip(past: "]]>")
    open[open.count - 1].text += bytes.string(from, place - 3)
  }

  private mutating func skip(past ending: String) throws(Problem) {
    guard let found = strstr(start + place, ending) else {
      place = bytes.count
      throw malformed("the XML isn't well-formed: \(ending) is missing")
    }
    place = (UnsafePointer(found) - start) + ending.utf8.count
  }

  // MARK: Tags

  private mutating func scanStart() throws(Problem) {
    let nameStart = place + 1
    let nameEnd = nameStart + strcspn(start + nameStart, DocumentBytes.afterNames.first)
    guard nameEnd > nameStart else { throw malformed("the XML isn't well-formed: a tag without a name") }
    guard root == nil || !open.isEmpty else { throw malformed("the XML isn't well-formed: a second outermost element") }
    count += 1
    if count > DocumentReader.mostElements {
      throw Problem(place: place, reason: .tooManyElements(limit: DocumentReader.mostElements))
    }
    if open.count >= DocumentReader.deepestElement {
      throw Problem(place: place, reason: .tooDeep(limit: DocumentReader.deepestElement))
    }
    let name = bytes.string(nameStart, nameEnd)
    var next = nameEnd
    while let attribute = bytes.attribute(at: next) {
      try check(attribute)
      next = attribute.end
    }
    next += strspn(start + next, blanks)
    let isWhole = start[next] == 47
    if isWhole { next += 1 }
    guard start[next] == 62 else {
      place = min(next, bytes.count)
      throw malformed("the XML isn't well-formed: the tag \(name) doesn't end")
    }
    place = next + 1
    let element = Open(name: name, nameStart: nameStart, attributes: nameEnd)
    if isWhole { close(element) } else { open.append(element) }
  }

  /// References have to be those of XML.
  private func check(_ attribute: DocumentBytes.Attribute) throws(Problem) {
    var next = attribute.value
    while let found = memchr(start + next, 38, attribute.valueEnd - next) {
      let reference = UnsafeRawPointer(found) - UnsafeRawPointer(start)
      guard let resolved = bytes.reference(at: reference, before: attribute.valueEnd) else {
        throw malformed("the XML isn't well-formed: a reference that isn't declared", at: reference)
      }
      next = resolved.end
    }
  }

  private mutating func scanEnd() throws(Problem) {
    guard let last = open.popLast() else { throw malformed("the XML isn't well-formed: an end without a beginning") }
    let length = last.attributes - last.nameStart
    let nameStart = place + 2
    guard memcmp(start + nameStart, start + last.nameStart, min(length, bytes.count - nameStart)) == 0 else {
      throw malformed("the XML isn't well-formed: \(last.name) doesn't end here")
    }
    let next = nameStart + length + strspn(start + min(nameStart + length, bytes.count), blanks)
    guard next < bytes.count, start[next] == 62 else {
      throw malformed("the XML isn't well-formed: \(last.name) doesn't end here")
    }
    place = next + 1
    close(last)
  }

  private mutating func close(_ last: Open) {
    let isBlank = last.text.isEmpty || last.text.allSatisfy(\.isWhitespace)
    let element = DocumentElement(
      name: last.name, in: bytes, at: last.attributes, children: last.children, text: isBlank ? "" : last.text)
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }
}
