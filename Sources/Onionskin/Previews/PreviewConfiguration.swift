internal import Foundation
package import ImageDiff

/// The contents of `Previews.json`: the screens on which previews are shown. Keys that are missing have these values:
///
///     {
///       "devices": ["iPhone 15 Pro", "iPhone SE (3rd generation)"],
///       "orientations": ["portrait", "landscape"],
///       "variants": ["standard", "dark", "text-accessibility-XL", "locale-ar", "dark+high-contrast"],
///       "leaveOut": ["HomeView.Shelf"],
///       "audits": ["constraints", "text"],
///       "perceptualPrecision": 0.98
///     }
package struct PreviewConfiguration: Sendable {
  /// The reason why a file can't be used.
  package struct Problem: Error, Hashable, CustomStringConvertible {
    package let description: String
  }

  package private(set) var devices: [SnapshotDevice] = [.iPhone15Pro]
  package private(set) var orientations: [ViewImageConfig.Orientation] = [.portrait]
  package private(set) var variants: [SnapshotVariant] = [.standard]
  package private(set) var audits: SnapshotAudit = []
  package private(set) var tolerance = PictureTolerance.exact
  private var leftOut: Set<String> = []

  /// The settings without a file.
  package init() {}

  /// The settings of a file, or the defaults if there is none.
  ///
  /// - Throws: `Problem`, or the error of reading the file.
  package init(contentsOf path: String) throws {
    self.init()
    if FileSystem.entry(at: path) == .nothing { return }
    self = try Self(json: try FileSystem.read(path), path: path)
  }

  /// - Parameter path: the file's path, for problems.
  package init(json: Data, path: String) throws {
    let file = try PreviewSettingsFile(json: json, path: path)
    devices = try file.list("devices", devices) { name in
      SnapshotDevice.named(name).map { .success($0) }
        ?? .failure("there is no device \"\(name)\": `onionskin devices` lists them.")
    }
    orientations = try file.list("orientations", orientations) { name in
      ViewImageConfig.Orientation(rawValue: name).map { .success($0) }
        ?? .failure("expected portrait or landscape under \"orientations\", found \"\(name)\".")
    }
    variants = try file.list("variants", variants) { name in
      SnapshotVariant(named: name).map { .success($0) }
        ?? .failure("there is no variant \"\(name)\"; expected \(SnapshotVariant.nameForms).")
    }
    let audits: [SnapshotAudit] = try file.list("audits", []) { name in
      SnapshotAudit(named: name).map { .success($0) }
        ?? .failure("there is no audit \"\(name)\"; expected \(SnapshotAudit.names.joined(separator: ", ")).")
    }
    self.audits = audits.reduce([]) { $0.union($1) }
    leftOut = Set(try file.list("leaveOut", []) { .success($0) })
    let (precision, perceptual) = (try file.fraction("precision"), try file.fraction("perceptualPrecision"))
    if precision < 1 || perceptual < 1 {
      tolerance = PictureTolerance(precision: precision, perceptualPrecision: perceptual)
    }
  }

  /// Whether a preview, or all previews of its file or module, are excluded.
  func leavesOut(_ preview: DeclaredPreview) -> Bool {
    [preview.description, preview.file, preview.module].contains(where: leftOut.contains)
  }
}

/// The contents of a file of settings, key by key.
private struct PreviewSettingsFile {
  private static let keys = [
    "devices", "orientations", "variants", "leaveOut", "audits", "precision", "perceptualPrecision",
  ]

  /// The value of a name, or the problem with it.
  enum Meaning<Value> {
    case success(Value)
    case failure(String)
  }

  private let all: [String: Any]
  private let path: String

  init(json: Data, path: String) throws {
    self.path = path
    guard let all = (try? JSONSerialization.jsonObject(with: json)) as? [String: Any] else {
      throw PreviewConfiguration.Problem(description: "\(path): expected an object of JSON.")
    }
    self.all = all
    let keys = PreviewSettingsFile.keys
    if let unknown = all.keys.sorted().first(where: { !keys.contains($0) }) {
      throw problem("\"\(unknown)\" isn't known; expected \(keys.joined(separator: ", ")).")
    }
  }

  /// The values of an optional key.
  func list<Value>(
    _ key: String, _ fallback: [Value], _ meaning: (String) -> Meaning<Value>
  ) throws -> [Value] {
    guard let value = all[key] else { return fallback }
    guard let words = value as? [String], !words.isEmpty || fallback.isEmpty else {
      throw problem("expected a list of words under \"\(key)\".")
    }
    return try words.map { word in
      switch meaning(word) {
      case .success(let value): value
      case .failure(let text): throw problem(text)
      }
    }
  }

  /// A number from 0 to 1; 1 if the key is missing.
  func fraction(_ key: String) throws -> Double {
    guard let value = all[key] else { return 1 }
    guard let number = value as? Double, (0...1).contains(number) else {
      throw problem("expected a number from 0 to 1 under \"\(key)\".")
    }
    return number
  }

  private func problem(_ text: String) -> PreviewConfiguration.Problem {
    PreviewConfiguration.Problem(description: "\(path): \(text)")
  }
}
