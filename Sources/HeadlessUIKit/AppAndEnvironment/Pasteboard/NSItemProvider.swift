public import Foundation

/// A type that drag and drop and pasting can transfer. Foundation has it on Apple's platforms only.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The kinds of data that the object can become, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// A type that can be created from transferred data.
public protocol NSItemProviderReading: NSObjectProtocol {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

/// Which processes may load what a provider offers.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all = 0
  case team, group, ownProcess
}

/// A transferred object. Here it stays an object: it isn't encoded as data, and isn't loaded later.
// Unchecked: used on the main thread.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// What was registered, in the order of registration.
  private var offers: [Offer] = []

  private struct Representation {
    let typeIdentifier: String
    let load: (@escaping ((any NSSecureCoding)?, (any Error)?) -> Void) -> Void
  }

  private enum Offer {
    case object(any NSItemProviderWriting)
    /// What `registerDataRepresentation` and `init(item:typeIdentifier:)` gave.
    case representation(Representation)
  }

  private var objects: [any NSItemProviderWriting] {
    offers.compactMap { if case .object(let object) = $0 { object } else { nil } }
  }
  private var representations: [Representation] {
    offers.compactMap { if case .representation(let representation) = $0 { representation } else { nil } }
  }

  public override init() {
    super.init()
  }

  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object)
  }

  /// - Parameters:
  ///   - item: the value of `loadItem(forTypeIdentifier:)`.
  ///   - typeIdentifier: its type; without one it can't be loaded.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    if let item, let typeIdentifier {
      nonisolated(unsafe) let item = item
      offers = [.representation(Representation(typeIdentifier: typeIdentifier) { $0(item, nil) })]
    }
  }

  /// Offers a file: its bytes by the type of its extension, and then its address. Nil where the file doesn't exist.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type = DeclaredType.identifier(ofExtension: fileURL.pathExtension)
    registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
      do { completion(try Data(contentsOf: fileURL), nil) } catch { completion(nil, error) }
      return nil
    }
    registerObject(fileURL as NSURL)
  }

  /// - Parameter visibility: ignored: there are no other processes.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility = .all
  ) { offers.append(.object(object)) }

  /// Offers data, which the handler loads when they are asked for.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    offers.append(
      .representation(
        Representation(typeIdentifier: typeIdentifier) { completion in
          _ = loadHandler { data, error in completion(data as NSData?, error) }
        }))
  }

  /// The suggested file name.
  open var suggestedName: String?

  open var registeredTypeIdentifiers: [String] {
    offers.flatMap { offer -> [String] in
      switch offer {
      case .object(let object): type(of: object).writableTypeIdentifiersForItemProvider
      case .representation(let representation): [representation.typeIdentifier]
      }
    }
  }

  /// Compares names: types don't inherit from each other here.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    objects.contains { isObject($0, of: aClass) }
  }

  /// Calls the handler at once, with the object or nil.
  @discardableResult open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let found = objects.first { isObject($0, of: aClass) } as? any NSItemProviderReading
    completionHandler(found, found == nil ? CocoaError(.fileReadUnknown) : nil)
    return Progress(totalUnitCount: 1)
  }

  /// Whether a value of a Swift type, such as `String` or `URL`, can be loaded.
  public func canLoadObject<T>(ofClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    objects.contains { isObject($0, of: T._ObjectiveCType.self) }
  }

  /// Calls the handler at once, with the value or nil.
  @discardableResult public func loadObject<T>(
    ofClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    let type: any NSItemProviderReading.Type = T._ObjectiveCType.self
    return loadObject(ofClass: type) { object, error in
      var value: T?
      if let object = object as? T._ObjectiveCType { _ = T._conditionallyBridgeFromObjectiveC(object, result: &value) }
      completionHandler(value, error)
    }
  }

  /// Calls the handler at once, with the object's data or nil: texts and URLs as UTF-8, images as PNG.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let object = objects.first { type(of: $0).writableTypeIdentifiersForItemProvider.contains(typeIdentifier) }
    if object == nil, let found = representations.first(where: { $0.typeIdentifier == typeIdentifier }) {
      found.load { item, error in
        let data = Self.data(of: item)
        completionHandler(data, data == nil ? error ?? CocoaError(.fileReadUnknown) : nil)
      }
      return Progress(totalUnitCount: 1)
    }
    let data = Self.data(of: object)
    completionHandler(data, data == nil ? CocoaError(.fileReadUnknown) : nil)
    return Progress(totalUnitCount: 1)
  }

  /// Calls the handler at once, with the object of a type, or its data; nil if there is none.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    let object = objects.first { type(of: $0).writableTypeIdentifiersForItemProvider.contains(typeIdentifier) }
    if let item = object as? any NSSecureCoding {
      completionHandler?(item, nil)
    } else if let found = representations.first(where: { $0.typeIdentifier == typeIdentifier }) {
      found.load { completionHandler?($0, $1) }
    } else {
      completionHandler?(nil, CocoaError(.fileReadUnknown))
    }
  }

  /// The object of a type, or its data.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding {
    nonisolated(unsafe) var result: Result<any NSSecureCoding, any Error>?
    await withCheckedContinuation { continuation in
      loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
        result = item.map { .success($0) } ?? .failure(error ?? CocoaError(.fileReadUnknown))
        continuation.resume()
      }
    }
    guard let result else { throw CocoaError(.fileReadUnknown) }
    return try result.get()
  }

  /// Calls the handler at once, with a file that contains the data and exists until the handler returns, or nil.
  @discardableResult open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { [suggestedName] data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      let file = folder.appendingPathComponent(suggestedName ?? "file")
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file)
        completionHandler(file, nil)
      } catch { completionHandler(nil, error) }
    }
  }

  private static func data(of object: Any?) -> Data? {
    switch object {
    case let text as NSString: Data((text as String).utf8)
    case let url as NSURL: Data((url as URL).absoluteString.utf8)
    case let image as UIImage: image.pngData()
    case let data as NSData: data as Data
    default: nil
    }
  }

  private func isObject(_ object: any NSItemProviderWriting, of aClass: any NSItemProviderReading.Type) -> Bool {
    guard let wanted = aClass as? NSObject.Type, let object = object as? NSObject else { return false }
    return object.isKind(of: wanted)
  }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
}
