import Foundation
import HeadlessUIKit
import SourceGeneration

/// Writes what follows from the catalogue of devices. Run in the package's folder.
@main struct GenerateDevices {
  static func main() throws {
    let root = URL(filePath: FileManager.default.currentDirectoryPath)
    for file in files() where try file.write(in: root) { print("wrote \(file.path)") }
  }

  /// What is to be written.
  static func files() -> [GeneratedFile] {
    let sources = DeviceSources(devices: Device.all)
    let tables = DeviceTables(devices: Device.all)
    return sources.files + [
      GeneratedFile(path: "Docs/Devices.md", text: tables.phones, part: "phones"),
      GeneratedFile(path: "Docs/Devices.md", text: tables.tablets, part: "tablets"),
    ]
  }
}
