internal import Foundation
internal import Synchronization
package import TextLayout

/// The fonts that text is set in. Shared by every thread: fonts are made on any.
package enum FontRegistry {
  private struct State {
    var library: FontLibrary?
    /// Counts the changes, so that threads know when their text engine is out of date.
    var generation = 0
  }

  /// The process's fonts: on iOS, too, a registered font is available until the app ends.
  private final class Fonts: Sendable {
    let state = Mutex(State())
  }

  private static var fonts: Fonts { StateHost.process.value { _ in Fonts() } }

  /// The system's fonts and the registered ones.
  ///
  /// If the system font isn't installed, text has no width, and UIKit's API can't report it: the reason is printed once, and is in
  /// `FontLibrary.missing` for reports.
  package static var library: FontLibrary {
    fonts.state.withLock { state in
      if let library = state.library { return library }
      let library = FontLibrary(availableIn: FontLibrary.systemDirectory)
      state.library = library
      if let missing = library.missing {
        ErrorStream.tell("Text can't be laid out: \(missing)")
      }
      return library
    }
  }

  /// A number that changes when the library does.
  package static var generation: Int { fonts.state.withLock { $0.generation } }

  /// Registers the fonts of a file for `UIFont(name:size:)`, and returns the faces in the file.
  ///
  /// Throws `FontError.unreadable` or `FontError.notAFont`.
  @discardableResult
  package static func registerFont(at path: String) throws(FontError) -> [FontFace] {
    var library = library
    let faces = try library.register(path: path)
    use(library)
    return faces
  }

  /// Fonts that were provided as bytes are in a directory of the process.
  private static let directory = NSTemporaryDirectory() + "/onionskin-fonts-\(UUID().uuidString)"

  /// Writes a font's bytes to a file that can be registered; the path is the same for the same bytes.
  ///
  /// Throws `FontError.unreadable` or `FontError.notAFont`, whose path is that of the removed file.
  package static func file(of data: Data) throws(FontError) -> (path: String, face: FontFace) {
    let path = try FontFile.write(data, in: directory)
    var library = FontLibrary(availableIn: directory)
    do {
      let faces = try library.register(path: path)
      guard let face = faces.first else { throw FontError.notAFont(path: path) }
      return (path, face)
    } catch {
      try? FileManager.default.removeItem(atPath: path)
      throw error as? FontError ?? .notAFont(path: path)
    }
  }

  package static func isRegistered(_ path: String) -> Bool {
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    return library.registeredFaces.contains { $0.path == absolute }
  }

  /// Unregisters the fonts of a file; false if they weren't registered.
  package static func unregisterFont(at path: String) -> Bool {
    var library = library
    guard library.unregister(path: path) else { return false }
    use(library)
    return true
  }

  /// Replaces all fonts, for instance by those of a directory that a project brings along.
  package static func use(_ library: FontLibrary) {
    fonts.state.withLock { state in
      state.library = library
      state.generation += 1
    }
  }
}
