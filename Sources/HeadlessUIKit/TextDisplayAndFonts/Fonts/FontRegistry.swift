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

  /// The system's fonts and those registered.
  ///
  /// Where the system font isn't installed text has no width, and no call of UIKit's can report it: the reason is printed
  /// once, and `FontLibrary.missing` has it for reports.
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

  /// Makes the fonts of a file available to `UIFont(name:size:)`, and returns the faces that the file holds.
  ///
  /// Throws `FontError.unreadable` or `FontError.notAFont`.
  @discardableResult
  package static func registerFont(at path: String) throws(FontError) -> [FontFace] {
    var library = library
    let faces = try library.register(path: path)
    use(library)
    return faces
  }

  /// Fonts that came as bytes lie in a directory of the process' own.
  private static let directory = NSTemporaryDirectory() + "/onionskin-fonts-\(UUID().uuidString)"

  /// Makes a font's bytes a file that can be registered; a path that is the same for the same bytes.
  ///
  /// Throws `FontError.unreadable` or `FontError.notAFont`, whose path is the file's that was written and removed again.
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

  /// Makes the fonts of a file unknown again; false where they weren't known.
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
