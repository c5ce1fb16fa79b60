public import Foundation
public import UniformTypeIdentifiers

/// A value that can be copied, dragged and shared.
public protocol Transferable: SendableMetatype {
  // Without a constraint on its item, which `some TransferRepresentation` doesn't name; the builder holds it to this type.
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A description of how a value is converted to data and back.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item
  /// The combined representations, the preferred one first.
  var _ways: [_TransferWay<Item>] { get }
}

/// A conversion between a value and data.
public struct _TransferWay<Item> {
  let type: UTType
  let write: (@Sendable (Item) async throws -> Data)?
  package let read: (@Sendable (Data) async throws -> Item)?
}

/// An error in a transfer.
public enum _TransferError: Error {
  case noRepresentation(UTType)
}

/// Several representations, the preferred one first.
@resultBuilder public struct TransferRepresentationBuilder<Item> {
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  public static func buildPartialBlock<Content: TransferRepresentation>(first content: Content) -> Content
  where Content.Item == Item { content }
  public static func buildPartialBlock<First: TransferRepresentation, Next: TransferRepresentation>(
    accumulated first: First, next: Next
  ) -> _TransferRepresentations<Item> where First.Item == Item, Next.Item == Item {
    _TransferRepresentations(_ways: first._ways + next._ways)
  }
}

/// Several representations of one value.
public struct _TransferRepresentations<Item>: TransferRepresentation, @unchecked Sendable {
  // Unchecked: the conversions are closures that are sendable themselves.
  public let _ways: [_TransferWay<Item>]
}

/// A value encoded as JSON, or by its coder.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  private let type: UTType
  private let encode: @Sendable (Item) throws -> Data
  private let decode: @Sendable (Data) throws -> Item

  /// Encodes as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }

  /// Encodes as JSON, with coders of the app's.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: JSONEncoder, decoder: JSONDecoder
  ) {
    (type, encode, decode) = (contentType, { try encoder.encode($0) }, { try decoder.decode(Item.self, from: $0) })
  }

  /// Encodes as a property list.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: PropertyListEncoder,
    decoder: PropertyListDecoder
  ) {
    (type, encode, decode) = (contentType, { try encoder.encode($0) }, { try decoder.decode(Item.self, from: $0) })
  }

  public var _ways: [_TransferWay<Item>] { [_TransferWay(type: type, write: encode, read: decode)] }
}

/// A value converted to data by closures.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  private let type: UTType
  private let write: (@Sendable (Item) async throws -> Data)?
  private let read: (@Sendable (Data) async throws -> Item)?

  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) { (type, write, read) = (contentType, exporting, importing) }
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) { (type, write, read) = (exportedContentType, exporting, nil) }
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) { (type, write, read) = (importedContentType, nil, importing) }
  public var _ways: [_TransferWay<Item>] { [_TransferWay(type: type, write: write, read: read)] }
}

/// A file that a value was exported to.
public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that a value is imported from.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

extension Transferable {
  /// Exports the value as data of a content type.
  public func exported(as contentType: UTType) async throws -> Data {
    let way = Self._ways.first { $0.write != nil && $0.type.conforms(to: contentType) }
    guard let write = way?.write else { throw _TransferError.noRepresentation(contentType) }
    return try await write(self)
  }
  /// Imports a value from data of a content type.
  public init(importing data: Data, contentType: UTType) async throws {
    let way = Self._ways.first { $0.read != nil && contentType.conforms(to: $0.type) }
    guard let read = way?.read else { throw _TransferError.noRepresentation(contentType) }
    self = try await read(data)
  }
  public static func exportedContentTypes() -> [UTType] {
    _ways.filter { $0.write != nil }.map(\.type)
  }
  public static func importedContentTypes() -> [UTType] {
    _ways.filter { $0.read != nil }.map(\.type)
  }
}

extension Transferable {
  /// The conversions, the preferred one first.
  package static var _ways: [_TransferWay<Self>] { transferRepresentation._ways as? [_TransferWay<Self>] ?? [] }
}
