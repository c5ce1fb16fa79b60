import HeadlessUIKit
import SourceGeneration

/// The names of devices, screens and traits in Swift.
struct DeviceSources {
  private let phones: [Device]
  private let tablets: [Device]

  init(devices: [Device]) {
    phones = devices.filter { $0.idiom == .phone }
    tablets = devices.filter { $0.idiom == .pad }
  }

  private static let folder = "Sources/Onionskin/Devices/Generated"

  var files: [GeneratedFile] {
    [
      file("Sources/HeadlessUIKit/AppAndEnvironment/Devices/Generated/Device+Names.swift", catalogueNames),
      file("\(DeviceSources.folder)/SnapshotDevice+Phones.swift", deviceNames(phones, kind: "phones")),
      file("\(DeviceSources.folder)/SnapshotDevice+Tablets.swift", deviceNames(tablets, kind: "tablets")),
      file("\(DeviceSources.folder)/ViewImageConfig+Phones.swift", phoneScreens),
      file("\(DeviceSources.folder)/ViewImageConfig+Tablets.swift", tabletScreens),
      file("\(DeviceSources.folder)/ViewImageConfig+TabletParts.swift", tabletParts),
      file("\(DeviceSources.folder)/UITraitCollection+Phones.swift", phoneTraits),
      file("\(DeviceSources.folder)/UITraitCollection+Tablets.swift", tabletTraits),
    ]
  }

  private func file(_ path: String, _ text: String) -> GeneratedFile {
    GeneratedFile(path: path, text: GeneratedFile.header(from: "Device+Catalog.swift") + "\n" + text)
  }

  private func block(_ comment: String, _ type: String, _ lines: [String]) -> String {
    "/// \(comment)\nextension \(type) {\n\(lines.joined(separator: "\n"))\n}\n"
  }

  /// Names that an app or its tests may give to screens and devices of their own: theirs go before.
  private func givingWay(_ comment: String, _ type: String, _ lines: [String]) -> String {
    block(comment, type, lines.map { "  @_disfavoredOverload\n" + $0 })
  }

  private var catalogueNames: String {
    block(
      "The devices of the catalogue, by name.", "Device",
      (phones + tablets).map { "  package static let \($0.identifier) = entry(\"\($0.name)\")" })
  }

  private func deviceNames(_ devices: [Device], kind: String) -> String {
    givingWay(
      "The \(kind) of the catalogue, in the order in which they came out.", "SnapshotDevice",
      devices.map { "  public static let \($0.identifier) = SnapshotDevice(.\($0.identifier))" })
  }

  private var phoneScreens: String {
    let names = Device.names(of: phones)
    return givingWay(
      "Phones, held upright.", "ViewImageConfig",
      names.map { "  public static var \($0.name): ViewImageConfig { \(maker(of: $0.name))(.\($0.device)) }" }) + "\n"
      + givingWay("The same devices, held one way or the other.", "ViewImageConfig", held(names))
  }

  private var tabletScreens: String {
    let names = Device.names(of: tablets)
    return givingWay(
      "Tablets, held in landscape.", "ViewImageConfig",
      names.map {
        "  public static var \($0.name): ViewImageConfig { \(maker(of: $0.name))(.\($0.device), .landscape) }"
      }) + "\n"
      + givingWay("The same devices, held one way or the other.", "ViewImageConfig", held(names))
  }

  private func held(_ names: [(name: String, device: String)]) -> [String] {
    names.map {
      Layout.block(
        "  public static func \($0.name)(_ orientation: Orientation) -> ViewImageConfig",
        "\(maker(of: $0.name))(.\($0.device), orientation)", indentation: 2)
    }
  }

  /// What makes the screen of a name.
  private func maker(of name: String) -> String { Device.presetsWithOtherInsets.contains(name) ? "preset" : "device" }

  private var tabletParts: String {
    givingWay(
      "Parts of tablets' screens, beside another application.", "ViewImageConfig",
      Device.names(of: tablets).map {
        Layout.block(
          "  public static func \($0.name)(_ orientation: TabletOrientation) -> ViewImageConfig",
          "\(maker(of: $0.name))(.\($0.device), orientation)", indentation: 2)
      })
  }

  private var phoneTraits: String {
    "public import HeadlessUIKit\n\n"
      + givingWay(
        "Traits of phones, held one way or the other.", "UITraitCollection",
        Device.names(of: phones).map {
          Layout.block(
            "  public static func \($0.name)(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection",
            "ViewImageConfig.device(.\($0.device), orientation).traits", indentation: 2)
        })
  }

  private var tabletTraits: String {
    let names = Device.names(of: tablets)
    return "public import HeadlessUIKit\n\n"
      + givingWay(
        "Traits of tablets.", "UITraitCollection",
        names.map { "  public static var \($0.name): UITraitCollection { ViewImageConfig.\($0.name).traits }" }) + "\n"
      + givingWay(
        "Traits of parts of tablets' screens that are as narrow as a phone.", "UITraitCollection",
        names.map {
          "  public static var \($0.name)_Compact_SplitView: UITraitCollection { compactPart(of: .\($0.name)) }"
        })
  }
}
