internal import Foundation

/// The process's environment variables for snapshots.
package struct SnapshotEnvironment: Sendable {
  private let variables: [String: String]

  package init(_ variables: [String: String]) {
    self.variables = variables
  }

  /// When references are recorded unless a test sets a mode: `SNAPSHOT_TESTING_RECORD`, else `never` on CI.
  package var record: SnapshotTestingConfiguration.Record {
    if let word = value("SNAPSHOT_TESTING_RECORD"), let record = SnapshotTestingConfiguration.Record(rawValue: word) {
      return record
    }
    return isCI ? .never : .missing
  }

  /// Variables that underlying libraries read and that affect pixels or glyphs. Pixman reads its own when it is loaded, before this
  /// library could unset it.
  private static let harmfulVariables = [
    "PIXMAN_DISABLE", "HB_SHAPER_LIST", "HB_OPTIONS", "HB_FACE_LOADER", "HB_FONT_FUNCS", "JSIMD_FORCENONE",
    "JSIMD_FORCEMMX", "JSIMD_FORCESSE", "JSIMD_FORCESSE2", "JSIMD_FORCEAVX2", "JSIMD_FORCENEON", "JSIMD_NOHUFFENC",
    "TJ_ARITHMETIC", "TJ_OPTIMIZE", "TJ_PROGRESSIVE", "TJ_RESTART",
  ]

  /// The problem with a variable that has an unknown value, or that affects underlying libraries; nil if there is none.
  package var problem: String? {
    if let name = SnapshotEnvironment.harmfulVariables.first(where: { variables[$0] != nil }) {
      return "\(name) is \"\(variables[name] ?? "")\": a library that paints reads it, and paints otherwise. Unset it."
    }
    if let word = value("ONIONSKIN_DIGESTS"), DigestChecks(rawValue: word) == nil {
      return "ONIONSKIN_DIGESTS is \"\(word)\"; expected all, some or none. Correct or unset it."
    }
    guard let word = value("SNAPSHOT_TESTING_RECORD"), SnapshotTestingConfiguration.Record(rawValue: word) == nil
    else { return nil }
    return "SNAPSHOT_TESTING_RECORD is \"\(word)\"; expected all, failed, missing or never. Correct or unset it."
  }

  /// Whether the process runs on a CI machine. Nearly all services set `CI` to `true`, some to their own name; Azure
  /// Pipelines and TeamCity set variables of their own.
  package var isCI: Bool {
    if let word = value("CI")?.lowercased() { return !["false", "0", "no"].contains(word) }
    return value("TF_BUILD") != nil || value("TEAMCITY_VERSION") != nil
  }

  /// The share of references that are decoded to verify their digests.
  private enum DigestChecks: String {
    case all, some, none
  }

  /// Whether the next reference with a matching digest is decoded anyway: `ONIONSKIN_DIGESTS`, else one in eight on CI, chosen
  /// randomly so that it can't be predicted, and none elsewhere.
  package var checksNextDigest: Bool {
    switch value("ONIONSKIN_DIGESTS").flatMap(DigestChecks.init) ?? (isCI ? .some : .none) {
    case .all: true
    case .some: Int.random(in: 0..<8) == 0
    case .none: false
    }
  }

  /// The folder for artifacts: `SNAPSHOT_ARTIFACTS`.
  package var artifactsFolder: String? { path("SNAPSHOT_ARTIFACTS") }

  /// The folder for the run's records: `ONIONSKIN_RUN`.
  package var runFolder: String? { path("ONIONSKIN_RUN") }

  /// The action on previews: `ONIONSKIN_PREVIEWS`, which `onionskin previews` sets; nil to compare them.
  package var previews: PreviewMode? { value("ONIONSKIN_PREVIEWS").flatMap(PreviewMode.init) }

  static let screensVariable = "ONIONSKIN_SCREENS"
  static let screenDevicesVariable = "ONIONSKIN_SCREEN_DEVICES"

  /// The folder for the screens of matrices, which `onionskin screens` sets: `ONIONSKIN_SCREENS`; nil to compare them.
  var screensFolder: String? { path(SnapshotEnvironment.screensVariable) }

  /// The names of the devices for these screens, separated by commas: `ONIONSKIN_SCREEN_DEVICES`.
  var screenDevices: [String] {
    value(SnapshotEnvironment.screenDevicesVariable)?.split(separator: ",").map(String.init) ?? []
  }

  private func value(_ name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  private func path(_ name: String) -> String? {
    guard let path = value(name) else { return nil }
    let absolute = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    return URL(fileURLWithPath: absolute).standardizedFileURL.path
  }
}
