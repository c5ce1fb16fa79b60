public import Foundation
public import HeadlessUIKit
public import UniformTypeIdentifiers

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation<String> {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation<Data> {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation<URL> {
    DataRepresentation(contentType: .url) {
      Data($0.absoluteString.utf8)
    } importing: { data in
      guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
        throw _TransferError.noRepresentation(.url)
      }
      return url
    }
  }
}

extension AttributedString: Transferable {
  public static var transferRepresentation: some TransferRepresentation<AttributedString> {
    DataRepresentation(contentType: .utf8PlainText) {
      Data(String($0.characters).utf8)
    } importing: {
      AttributedString(String(decoding: $0, as: UTF8.self))
    }
  }
}

extension Color: Transferable {
  /// The components of the colour in a light environment. Its encoding is read by `Color` alone.
  public static var transferRepresentation: some TransferRepresentation<Color> {
    DataRepresentation(contentType: UTType(exportedAs: "com.apple.cocoa.pasteboard.color")) { color in
      try JSONEncoder().encode(color.resolve(in: EnvironmentValues()))
    } importing: {
      Color(try JSONDecoder().decode(Color.Resolved.self, from: $0))
    }
  }
}

extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation<Image> {
    DataRepresentation(importedContentType: .image) { data in
      guard let image = UIImage(data: data) else { throw _TransferError.noRepresentation(.image) }
      return Image(uiImage: image)
    }
  }
}

nonisolated extension View {
  public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View { self }
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View { self }
}

extension DropInfo {
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    itemProviders(for: contentTypes.map(\.identifier))
  }
}
