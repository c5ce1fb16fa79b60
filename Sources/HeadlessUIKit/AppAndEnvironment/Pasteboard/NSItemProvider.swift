public import Foundation

/// What can be handed over by drag and drop and by pasting. Foundation has it on Apple's platforms alone.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The kinds of data that the object can become, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// What can be made of something handed over.
public protocol NSItemProviderReading: NSObjectProtocol {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

/// Objects on their way from one place of an app to another. Here they stay objects: nothing becomes data, and nothing is
/// loaded later.
// Unchecked: used on the main thread, as what hands it over is.
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

  /// What to call a file of it.
  open var suggestedName: String?

  open var registeredTypeIdentifiers: [String] {
    objects.flatMap { type(of: $0).writableTypeIdentifiersForItemProvider }
  }

  /// By equal names: types don't inherit from each other here.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    objects.contains { isObject($0, of: aClass) }
  }

  /// Calls the handler at once, with the object or with nothing.
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

  /// Calls the handler at once, with the text or with nothing.
  @discardableResult open func loadObject(
    ofClass: String.Type, completionHandler: @escaping (String?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSString.self) { object, error in completionHandler((object as? NSString) as String?, error) }
  }

  /// Calls the handler at once, with the address or with nothing.
  @discardableResult open func loadObject(
    ofClass: URL.Type, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSURL.self) { object, error in completionHandler((object as? NSURL) as URL?, error) }
  }

  /// Calls the handler at once, with the object's data or with nothing: texts and addresses as UTF-8, images as PNG.
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
