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

/// A transferred object. Here it stays an object: it isn't encoded as data, and isn't loaded later.
// Unchecked: used on the main thread.
open class NSItemProvider: NSObject, @unchecked Sendable {
  private var objects: [any NSItemProviderWriting] = []

  public override init() {
    super.init()
  }

  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    objects = [object]
  }

  open func registerObject(_ object: any NSItemProviderWriting) { objects.append(object) }

  /// The suggested file name.
  open var suggestedName: String?

  open var registeredTypeIdentifiers: [String] {
    objects.flatMap { type(of: $0).writableTypeIdentifiersForItemProvider }
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

  open func canLoadObject(ofClass: String.Type) -> Bool { canLoadObject(ofClass: NSString.self) }
  open func canLoadObject(ofClass: URL.Type) -> Bool { canLoadObject(ofClass: NSURL.self) }

  /// Calls the handler at once, with the text or nil.
  @discardableResult open func loadObject(
    ofClass: String.Type, completionHandler: @escaping (String?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSString.self) { object, error in completionHandler((object as? NSString) as String?, error) }
  }

  /// Calls the handler at once, with the URL or nil.
  @discardableResult open func loadObject(
    ofClass: URL.Type, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSURL.self) { object, error in completionHandler((object as? NSURL) as URL?, error) }
  }

  /// Calls the handler at once, with the object's data or nil: texts and URLs as UTF-8, images as PNG.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let object = objects.first { type(of: $0).writableTypeIdentifiersForItemProvider.contains(typeIdentifier) }
    let data: Data? =
      switch object {
      case let text as NSString: Data((text as String).utf8)
      case let url as NSURL: Data((url as URL).absoluteString.utf8)
      case let image as UIImage: image.pngData()
      default: nil
      }
    completionHandler(data, data == nil ? CocoaError(.fileReadUnknown) : nil)
    return Progress(totalUnitCount: 1)
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
