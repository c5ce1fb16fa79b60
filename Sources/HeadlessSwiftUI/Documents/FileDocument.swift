public import Foundation
public import HeadlessCombine
public import UniformTypeIdentifiers

/// The source that a document is read from.
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}

/// The destination that a document is written to.
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}

/// A document with value semantics.
@preconcurrency public protocol FileDocument: Sendable {
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }

  /// The document, written to a file in a temporary folder of its own.
  func temporaryFile(_ type: UTType, _ name: String?) throws -> URL {
    let wrapper = try fileWrapper(configuration: WriteConfiguration(contentType: type, existingFile: nil))
    let url = try URL.temporaryFile(named: name ?? wrapper.preferredFilename ?? "Document")
    try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
    return url
  }
}

/// A document with reference semantics.
@preconcurrency public protocol ReferenceFileDocument: ObservableObject, Sendable {
  associatedtype Snapshot
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func snapshot(contentType: UTType) throws -> Snapshot
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }

  /// A snapshot of the document, written to a file in a temporary folder of its own.
  func temporaryFile(_ type: UTType, _ name: String?) throws -> URL {
    let wrapper = try fileWrapper(
      snapshot: snapshot(contentType: type), configuration: WriteConfiguration(contentType: type, existingFile: nil))
    let url = try URL.temporaryFile(named: name ?? wrapper.preferredFilename ?? "Document")
    try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
    return url
  }
}

/// The file of a view's document, in the environment.
public struct DocumentConfiguration {
  public var fileURL: URL?
  public var isEditable: Bool
}

/// An opened document.
public struct FileDocumentConfiguration<Document: FileDocument> {
  @Binding public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}

/// An opened document with reference semantics.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  @ObservedObject public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}

extension URL {
  /// A place for a file in a new folder, so that files of the same name don't replace each other.
  static func temporaryFile(named name: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "export-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appending(path: name)
  }
}
