public import Foundation

/// A file that explains a difference. XCTest has this type on Apple's platforms alone.
public struct XCTAttachment: Hashable, Sendable {
  /// What the file shall be called; its extension tells the kind of file. Nil for a name of the library's choice.
  public var name: String?
  public let data: Data
  /// A uniform type identifier such as `public.png`.
  public let uniformTypeIdentifier: String

  public init(data: Data, uniformTypeIdentifier: String = "public.data") {
    self.data = data
    self.uniformTypeIdentifier = uniformTypeIdentifier
  }

  /// A file of text.
  public init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }

  /// The extension of files of this kind.
  var pathExtension: String {
    switch uniformTypeIdentifier {
    case "public.png": "png"
    case "public.plain-text", "public.utf8-plain-text", "public.text": "txt"
    case "public.json": "json"
    case "public.patch-file": "patch"
    default: "bin"
    }
  }
}
