/// A transfer representation that uses the representation of another type.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentationType: Transferable>: TransferRepresentation {
  private let write: (@Sendable (Item) async throws -> ProxyRepresentationType)?
  private let read: (@Sendable (ProxyRepresentationType) async throws -> Item)?

  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentationType,
    importing: @escaping @Sendable (ProxyRepresentationType) throws -> Item
  ) { (write, read) = (exporting, importing) }
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentationType) {
    (write, read) = (exporting, nil)
  }
  public init(importing: @escaping @Sendable (ProxyRepresentationType) throws -> Item) {
    (write, read) = (nil, importing)
  }

  public var _ways: [_TransferWay<Item>] {
    ProxyRepresentationType._ways.map {
      _TransferWay(type: $0.type, write: writer($0), read: reader($0))
    }
  }

  private func writer(_ way: _TransferWay<ProxyRepresentationType>) -> (@Sendable (Item) async throws -> Data)? {
    guard let write, let inner = way.write else { return nil }
    return { item in try await inner(try await write(item)) }
  }

  private func reader(_ way: _TransferWay<ProxyRepresentationType>) -> (@Sendable (Data) async throws -> Item)? {
    guard let read, let inner = way.read else { return nil }
    return { data in try await read(try await inner(data)) }
  }
}
