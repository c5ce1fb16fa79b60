internal import Foundation

/// The screen of a picture as stored in a file: the device, its settings, and the test's variations.
package struct SnapshotVariantDescription: Hashable, Sendable, Codable {
  /// The device's marketing name; nil for a size without a device.
  package var device: String?
  /// `portrait` or `landscape`; nil if there is no device.
  package var orientation: String?
  /// The size in points.
  package var width: Double
  /// The safe area in points.
  package var height: Double
  /// Pixels per point.
  package var scale: Double
  /// The settings that differ from the factory settings, by name: `appearance` = `dark`.
  package var settings: [String: String]

  package init(
    device: String? = nil, orientation: String? = nil, width: Double, height: Double, scale: Double,
    settings: [String: String] = [:]
  ) {
    self.device = device
    self.orientation = orientation
    self.width = width
    self.height = height
    self.scale = scale
    self.settings = settings
  }

  /// One line: `iPhone 15 Pro, portrait, 393 x 852 pt at 3x, appearance dark`.
  package var text: String {
    func number(_ value: Double) -> String {
      value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value)
    }
    var parts: [String] = []
    if let device { parts.append(device) }
    if let orientation { parts.append(orientation) }
    parts.append("\(number(width)) x \(number(height)) pt at \(number(scale))x")
    parts += settings.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return parts.joined(separator: ", ")
  }
}
