import Foundation

/// The font files that text can use: the system's, and those that a project registers. A value: a text engine takes a copy and
/// opens the files itself.
public struct FontLibrary: Sendable {
  /// The directory in which Debian's packages install fonts.
  public static let systemDirectory = "/usr/share/fonts/truetype"

  /// The paths of the system's font files in Debian's layout.
  public let directory: String
  /// The corrections of the system font's advances in the design of small text: to 19 points, and in part to 28.
  public var textCorrections = AdvanceCorrections.systemText
  /// The corrections of the system font's advances in the design of titles: from 28 points, and in part from 19.
  public var displayCorrections = AdvanceCorrections.systemDisplay
  /// The corrections of the advances of the fixed-width system font.
  public var monospacedCorrections = AdvanceCorrections.systemMonospaced

  /// The registered faces, in the order of registration.
  public private(set) var registeredFaces: [FontFace] = []
  /// Fallback faces for characters that a font doesn't have, which precede the system's.
  public private(set) var fallbackFaces: [FontFace] = []

  /// The error if files of the system font are missing on this machine; otherwise nil.
  public private(set) var missing: FontError?

  private var files: [String: FontFile] = [:]

  /// The system's font files in `directory`, with the folders of Debian's font packages.
  ///
  /// Throws ``FontError/missingSystemFont(path:package:)`` if Inter or Noto Color Emoji is missing. Fonts of other scripts
  /// (`fonts-noto-core`, `fonts-noto-mono`, `fonts-droid-fallback`, `fonts-nanum`) may be missing: their characters appear as the
  /// system font's box for unknown characters. Fonts of other designs (such as that of a fixed width) may be missing, too: the system
  /// font replaces them.
  public init(systemFontsIn directory: String = FontLibrary.systemDirectory) throws(FontError) {
    self.init(availableIn: directory)
    if let missing { throw missing }
  }

  /// The available system font files in `directory`, even if there are none: text in a missing font has the right line heights and
  /// no glyphs. ``missing`` contains the error.
  public init(availableIn directory: String) {
    self.directory = directory
    var absent: [(path: String, package: String)] = []
    for (file, package) in SystemFontFiles.required {
      let path = directory + "/" + file
      if FileManager.default.isReadableFile(atPath: path) {
        files[path] = FontFile(path: path)
      } else {
        absent.append((path, package))
      }
    }
    if let first = absent.first {
      let packages = Set(absent.map(\.package)).sorted().joined(separator: " ")
      missing = .missingSystemFont(path: first.path, package: packages)
    }
    var optional =
      SystemFontFiles.symbols + [
        SystemFontFiles.monospaced, SystemFontFiles.monospacedBold, SystemFontFiles.hangul, SystemFontFiles.hangulBold,
        SystemFontFiles.serif, SystemFontFiles.serifItalic, SystemFontFiles.serifBold, SystemFontFiles.serifBoldItalic,
      ]
    for stem in SystemFontFiles.scripts.values.sorted() {
      optional += ["noto/\(stem)-Regular.ttf", "noto/\(stem)-Bold.ttf"]
    }
    for file in optional {
      let path = directory + "/" + file
      if files[path] == nil, FileManager.default.isReadableFile(atPath: path) { files[path] = FontFile(path: path) }
    }
  }

  /// Makes a file's faces available by name; returns them. Registering a file twice has no further effect.
  ///
  /// Throws ``FontError/unreadable(path:)`` or ``FontError/notAFont(path:)``.
  @discardableResult
  public mutating func register(path: String) throws(FontError) -> [FontFace] {
    let faces = try read(path)
    for face in faces where !registeredFaces.contains(face) { registeredFaces.append(face) }
    return faces
  }

  /// Unregisters a file's faces; returns false if none of them was registered.
  @discardableResult
  public mutating func unregister(path: String) -> Bool {
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    let count = registeredFaces.count
    registeredFaces.removeAll { $0.path == absolute }
    return registeredFaces.count < count
  }

  /// Uses a file's faces for characters that a font doesn't have, before the system's own fallbacks.
  ///
  /// Throws ``FontError/unreadable(path:)`` or ``FontError/notAFont(path:)``.
  @discardableResult
  public mutating func addFallback(path: String) throws(FontError) -> [FontFace] {
    let faces = try read(path)
    for face in faces where !fallbackFaces.contains(face) { fallbackFaces.append(face) }
    return faces
  }

  /// The names of registered families, sorted.
  public var familyNames: [String] { Set(registeredFaces.map(\.familyName)).sorted() }

  /// The PostScript names of a registered family's faces and named styles, in the order of registration.
  public func fontNames(family: String) -> [String] {
    registeredFaces.filter { $0.familyName == family }.flatMap { face in
      face.namedInstances.isEmpty ? [face.postScriptName] : face.namedInstances.map(\.postScriptName)
    }
  }

  /// All available files, sorted by path.
  public var availableFiles: [FontFile] { files.values.sorted { $0.path < $1.path } }

  /// The file with a path, as contained in a glyph run's `FontInstance`.
  public func file(at path: String) -> FontFile? { files[path] }

  /// The registered face for a name: by PostScript name (including named styles of a variable font), then by full name, then by
  /// family name with the nearest slant and weight. Also returns the weight for a variable face.
  public func face(named name: String, weight: Double, isItalic: Bool) -> (face: FontFace, weight: Double)? {
    for face in registeredFaces {
      if let instance = face.namedInstances.first(where: { $0.postScriptName == name }) {
        return (face, instance.weight ?? face.weight)
      }
    }
    // The name of a regular or a variable face is often only that of its family; the family is meant then.
    let others = registeredFaces.filter { $0.familyName != name }
    let exact = others.first { $0.postScriptName == name } ?? others.first { $0.fullName == name }
    if let exact { return (exact, exact.weight) }
    func distance(_ face: FontFace) -> Double {
      let reached = face.weightRange.map { min(max(weight, $0.lowerBound), $0.upperBound) } ?? face.weight
      return abs(reached - weight) + (face.isItalic == isItalic ? 0 : 10_000)
    }
    var best: FontFace?
    for face in registeredFaces where face.familyName == name {
      if let current = best, distance(current) <= distance(face) { continue }
      best = face
    }
    return best.map { ($0, weight) }
  }

  /// The path of one of the system's files; nil if it isn't installed.
  func systemPath(_ file: String) -> String? {
    let path = directory + "/" + file
    return files[path] == nil ? nil : path
  }

  private mutating func read(_ path: String) throws(FontError) -> [FontFace] {
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    let faces = try FontFaceReader.faces(at: absolute)
    if files[absolute] == nil { files[absolute] = FontFile(path: absolute) }
    return faces
  }
}
