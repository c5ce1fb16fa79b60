public import Foundation

/// A destination for written bytes, such as a PDF document.
public final class CGDataConsumer {
  private enum Target {
    case memory(NSMutableData)
    case file(URL)
  }

  private let target: Target

  /// Bytes are added to `data`.
  public init?(data: CFMutableData) { target = .memory(data) }

  /// The bytes are written to a file; nil if the directory doesn't exist.
  public init?(url: CFURL) {
    var isDirectory: ObjCBool = false
    let directory = url.deletingLastPathComponent().path
    guard url.isFileURL, FileManager.default.fileExists(atPath: directory, isDirectory: &isDirectory),
      isDirectory.boolValue
    else { return nil }
    target = .file(url)
  }

  func put(_ bytes: Data) throws {
    switch target {
    case .memory(let data): data.append(bytes)
    case .file(let url): try bytes.write(to: url, options: .atomic)
    }
  }
}
