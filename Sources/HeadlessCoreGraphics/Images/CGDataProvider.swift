public import Foundation

/// The bytes of an object, such as a font or a picture.
public final class CGDataProvider: Sendable {
  public let data: CFData?

  public init?(data: CFData) {
    self.data = data
  }

  public convenience init?(data: NSData) {
    self.init(data: Data(referencing: data))
  }

  /// Nil if the file can't be read.
  public convenience init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// Nil if the file can't be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }
}
