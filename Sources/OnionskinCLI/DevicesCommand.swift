internal import ArgumentParser
internal import Foundation
internal import HeadlessUIKit
internal import Onionskin

/// Lists the devices for which screens can be laid out.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices", abstract: "List the devices that screens can be laid out for, with their sizes and insets.")

  func run() throws {
    let names = SnapshotDevice.all.map(\.name)
    let width = names.map(\.count).max() ?? 0
    for device in SnapshotDevice.all {
      let config = ViewImageConfig(device)
      let size = config.size ?? .zero
      let insets = config.safeArea
      let name = device.name.padding(toLength: width, withPad: " ", startingAt: 0)
      let numbers = [insets.top, insets.left, insets.bottom, insets.right].map { "\(Int($0))" }.joined(separator: " ")
      print("\(name)  \(Int(size.width)) x \(Int(size.height)) pt at \(Int(device.scale))x, safe area \(numbers)")
    }
  }
}
