public import UniformTypeIdentifiers

/// A transfer representation of a value as a file, which closures write and read.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  private let type: UTType
  private let write: (@Sendable (Item) async throws -> SentTransferredFile)?
  private let read: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { (type, write, read) = (contentType, exporting, importing) }
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) { (type, write, read) = (exportedContentType, exporting, nil) }
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { (type, write, read) = (importedContentType, nil, importing) }

  public var _ways: [_TransferWay<Item>] { [_TransferWay(type: type, write: writer, read: reader)] }

  private var writer: (@Sendable (Item) async throws -> Data)? {
    guard let write else { return nil }
    return { item in
      let sent = try await write(item)
      return try Data(contentsOf: sent.file)
    }
  }

  private var reader: (@Sendable (Data) async throws -> Item)? {
    guard let read else { return nil }
    return { data in
      let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try data.write(to: file)
      return try await read(ReceivedTransferredFile(file: file, isOriginalFile: false))
    }
  }
}
