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

  /// The document, written to a file in a temporary folder of the process.
  func temporaryFile(_ type: UTType, _ name: String?) -> URL? {
    let wrapper = try? fileWrapper(configuration: WriteConfiguration(contentType: type, existingFile: nil))
    guard let wrapper else { return nil }
    let name = name ?? wrapper.preferredFilename ?? "Document"
    let url = FileManager.default.temporaryDirectory.appending(path: name)
    try? wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
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
