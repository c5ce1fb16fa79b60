package import Foundation
internal import FoundationXML

/// Reads XML into elements.
///
/// Entities of the document's own and of other files are never resolved; size, depth and number of elements have limits, so
/// that a damaged or hostile file ends in an error.
package struct DocumentReader {
  /// In bytes: the largest storyboards of public projects have about two million.
  package static let largestSize = 32 << 20
  package static let deepestElement = 256
  package static let mostElements = 400_000

  /// The outermost element of a file's bytes.
  ///
  /// - Parameter path: what errors name the file by.
  package static func read(_ data: Data, path: String) throws(InterfaceDocumentError) -> DocumentElement {
    guard data.count <= largestSize else {
      throw InterfaceDocumentError(path: path, reason: .tooLarge(size: data.count, limit: largestSize))
    }
    // Checked before libxml2 sees the bytes: it would expand what the declaration declares. Only UTF-8 is looked at, which
    // Interface Builder writes; others are refused by the parser's own limits.
    if data.range(of: Data("<!DOCTYPE".utf8)) != nil || data.range(of: Data("<!ENTITY".utf8)) != nil {
      throw InterfaceDocumentError(path: path, reason: .declaresType)
    }
    // Foundation's parser traps at names that aren't.
    guard String(data: data, encoding: .utf8) != nil else {
      throw InterfaceDocumentError(path: path, reason: .malformed("it isn't UTF-8, which Interface Builder writes"))
    }
    let parser = XMLParser(data: data)
    let collector = ElementCollector()
    parser.delegate = collector
    parser.shouldResolveExternalEntities = false
    let isWhole = parser.parse()
    if let problem = collector.problem {
      throw InterfaceDocumentError(path: path, line: collector.problemLine, reason: problem)
    }
    guard isWhole, let root = collector.root else {
      let why = parser.parserError.map { _ in "the XML isn't well-formed" } ?? "there is no element"
      throw InterfaceDocumentError(path: path, line: max(parser.lineNumber, 1), reason: .malformed(why))
    }
    return root
  }
}

/// Puts elements together as the parser meets them.
private final class ElementCollector: NSObject, XMLParserDelegate {
  private struct Open {
    let name: String
    let attributes: [String: String]
    let line: Int
    var children: [DocumentElement] = []
    var text = ""
  }

  private(set) var root: DocumentElement?
  private(set) var problem: InterfaceDocumentError.Reason?
  private(set) var problemLine = 1
  private var open: [Open] = []
  private var count = 0

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String]
  ) {
    guard problem == nil else { return }
    count += 1
    if count > DocumentReader.mostElements {
      return stop(parser, .tooManyElements(limit: DocumentReader.mostElements))
    }
    if open.count >= DocumentReader.deepestElement {
      return stop(parser, .tooDeep(limit: DocumentReader.deepestElement))
    }
    open.append(Open(name: elementName, attributes: attributeDict, line: parser.lineNumber))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
  ) {
    guard problem == nil, let last = open.popLast() else { return }
    let isBlank = last.text.allSatisfy(\.isWhitespace)
    let element = DocumentElement(
      name: last.name, attributes: last.attributes, children: last.children, text: isBlank ? "" : last.text,
      line: last.line)
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard problem == nil, !open.isEmpty else { return }
    // White space between elements is what most calls bring.
    if open[open.count - 1].text.isEmpty,
      string.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 })
    {
      return
    }
    open[open.count - 1].text += string
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    guard problem == nil, !open.isEmpty else { return }
    open[open.count - 1].text += String(decoding: CDATABlock, as: UTF8.self)
  }

  private func stop(_ parser: XMLParser, _ reason: InterfaceDocumentError.Reason) {
    problem = reason
    problemLine = parser.lineNumber
    parser.abortParsing()
  }
}
