import Foundation
import HeadlessUIKit

/// The tables of `Docs/Devices.md`: a line for each display, with the devices that have it. Lengths are in points.
struct DeviceTables {
  private let devices: [Device]

  init(devices: [Device]) {
    self.devices = devices
  }

  var phones: String {
    table(
      ["screen, scale", "devices", "safe area upright", "on its side", "corners"], idiom: .phone, prefix: "iPhone "
    ) { device, names in
      let screen = device.screen
      return [
        "\(size(device)), \(number(device.scale))x", names, insets(screen.portraitInsets),
        insets(screen.landscapeInsets), number(screen.cornerRadius),
      ]
    }
  }

  var tablets: String {
    table(
      ["screen", "devices", "safe area", "corners", "upright 1/3, 2/3", "on its side 1/3, 1/2, 2/3"], idiom: .pad,
      prefix: ""
    ) { device, names in
      [
        size(device), names, insets(device.screen.portraitInsets), number(device.screen.cornerRadius),
        widths(device, [.oneThird, .twoThirds], .portrait),
        widths(device, [.oneThird, .oneHalf, .twoThirds], .landscape),
      ]
    }
  }

  /// A line for each display, in the order of the first devices that have it.
  private func table(
    _ titles: [String], idiom: UIUserInterfaceIdiom, prefix: String, row: (Device, String) -> [String]
  ) -> String {
    var groups: [[Device]] = []
    for device in devices where device.idiom == idiom {
      if let index = groups.firstIndex(where: { $0[0].screen == device.screen }) {
        groups[index].append(device)
      } else {
        groups.append([device])
      }
    }
    let rows = groups.map { group in
      let names = group.map { device in
        let name = device.name.hasPrefix(prefix) ? String(device.name.dropFirst(prefix.count)) : device.name
        return name.replacing(" generation)", with: ")")
      }
      return row(group[0], names.joined(separator: ", "))
    }
    let lines = [titles, titles.map { _ in "---" }] + rows
    return lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }

  private func size(_ device: Device) -> String {
    "\(number(device.screen.portraitSize.width)) x \(number(device.screen.portraitSize.height))"
  }

  /// `top 59, bottom 34`; sides are alike.
  private func insets(_ insets: UIEdgeInsets) -> String {
    let parts = [("top", insets.top), ("sides", insets.left), ("bottom", insets.bottom)].filter { $0.1 > 0 }
    return parts.isEmpty ? "none" : parts.map { "\($0.0) \(number($0.1))" }.joined(separator: ", ")
  }

  private func widths(
    _ device: Device, _ fractions: [Device.SplitViewFraction], _ orientation: Device.Orientation
  ) -> String {
    fractions.compactMap { device.splitViewWidth($0, orientation: orientation) }.map(number).joined(separator: ", ")
  }

  /// With two digits at most, and without trailing zeros.
  private func number(_ value: CGFloat) -> String {
    let hundredths = Int((value * 100).rounded())
    if hundredths % 100 == 0 { return "\(hundredths / 100)" }
    let fraction = hundredths % 10 == 0 ? "\(hundredths / 10 % 10)" : String(format: "%02d", hundredths % 100)
    return "\(hundredths / 100).\(fraction)"
  }
}
