internal import Foundation
internal import InterfaceBuilder

/// A document with the bundle that its images, colours and strings come from.
final class LoadedDocument: Sendable {
  let document: InterfaceDocument
  let bundle: Bundle?
  /// The name of the document without its extension; also the name of its strings table.
  let name: String
  let purpose: InterfacePurpose

  init(_ document: InterfaceDocument, bundle: Bundle?, for purpose: InterfacePurpose = .app) {
    self.document = document
    self.bundle = bundle
    self.purpose = purpose
    name = ((document.path as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  /// - Parameter kind: see `ResourceProblem.tell(kind:)`.
  func tell(_ severity: ResourceProblem.Severity, line: Int, _ text: String, kind: String? = nil) {
    ResourceProblem(severity: severity, path: document.path, line: line, text: text).tell(kind: kind)
  }

  // MARK: Documents that have been read

  /// Identifies a version of a file: a file is read again if its date or size has changed.
  private struct Key: Hashable {
    let path: String
    let date: Date?
    let size: Int?
  }

  private static let known = Discovered<Key, Result<InterfaceDocument, InterfaceDocumentError>>()

  /// The document in a file, read once a process. A file that can't be read is reported.
  static func read(_ path: String, bundle: Bundle?, for purpose: InterfacePurpose = .app) -> LoadedDocument? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let key = Key(
      path: path, date: attributes?[.modificationDate] as? Date, size: (attributes?[.size] as? NSNumber)?.intValue)
    let result = known.value(for: key) {
      Result { () throws(InterfaceDocumentError) in try InterfaceDocument(contentsOf: path) }
    }
    switch result {
    case .success(let document): return LoadedDocument(document, bundle: bundle, for: purpose)
    case .failure(let error):
      ResourceProblem(error).tell()
      return nil
    }
  }
}

extension ResourceProblem {
  init(_ error: InterfaceDocumentError) {
    self.init(severity: .error, path: error.path, line: error.line, text: error.sentence)
  }
}

/// The purpose of a document's objects.
enum InterfacePurpose: Sendable {
  /// The running app: placeholder sizes and constraints are left out, as when Interface Builder compiles the document.
  case app
  /// A picture of the document itself, as on Interface Builder's canvas: placeholder sizes and constraints apply, tables show their
  /// prototypes, and connections to the app's classes, which aren't available, are left out.
  case canvas
}
