/// Why an Interface Builder document can't be read.
package struct InterfaceDocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    /// The file doesn't exist, or can't be opened.
    case unreadable(String)
    /// The file exceeds the maximum size; both are in bytes.
    case tooLarge(size: Int, limit: Int)
    /// The document exceeds the maximum number of elements.
    case tooManyElements(limit: Int)
    /// Elements are nested more deeply than in any document of Interface Builder.
    case tooDeep(limit: Int)
    /// The file isn't well-formed XML; with the parser's message.
    case malformed(String)
    /// The file declares a document type, which documents of Interface Builder never do.
    case declaresType
    /// The file is another kind of XML; with the name of its outermost element.
    case otherFormat(found: String)
    /// A document for macOS or another system.
    case otherSystem(found: String)
  }

  /// The file's path.
  package let path: String
  /// Starts at 1; nil if the error concerns the whole file.
  package let line: Int?
  package let reason: Reason

  package init(path: String, line: Int? = nil, reason: Reason) {
    self.path = path
    self.line = line
    self.reason = reason
  }

  package var description: String {
    let place = line.map { "\(path):\($0)" } ?? path
    return "\(place): \(sentence)"
  }

  /// The expected and the actual state, and what to do next: `description` without the position.
  package var sentence: String {
    switch reason {
    case .unreadable(let why): "expected a storyboard or xib, and can't open it: \(why)."
    case .tooLarge(let size, let limit):
      "expected a document of at most \(limit) bytes, and found \(size). Split the storyboard by references."
    case .tooManyElements(let limit):
      "expected at most \(limit) elements, and found more. Split the storyboard by references."
    case .tooDeep(let limit): "expected elements at most \(limit) deep, and found deeper ones: the document is damaged."
    case .malformed(let why):
      "expected XML as Interface Builder writes it, and found something else: \(why). Restore the file, or save it anew in "
        + "Xcode."
    case .declaresType:
      "expected a document of Interface Builder, and found a document type declaration, which those don't have."
    case .otherFormat(let found):
      "expected the element document, and found \(found). Is this a storyboard or xib that was saved by Xcode 6 or later?"
    case .otherSystem(let found):
      "expected a document for iOS, and found one for \(found)."
    }
  }
}
