public import Foundation
package import HeadlessUIKit

/// A device that screens can be laid out for: its screen's size and scale, its safe areas, its traits.
public struct SnapshotDevice: Hashable, Sendable, CustomStringConvertible {
  package let device: Device

  package init(_ device: Device) {
    self.device = device
  }

  /// All devices of the catalogue, phones first, in the order in which they came out.
  public static let all: [SnapshotDevice] = Device.all.map(SnapshotDevice.init)

  /// The device that is sold by a name, as "iPhone 15 Pro"; nil where the catalogue has none.
  public static func named(_ name: String) -> SnapshotDevice? {
    Device.named(name).map(SnapshotDevice.init)
  }

  /// The name it is sold by.
  public var name: String { device.name }

  /// Pixels a point.
  public var scale: CGFloat { device.scale }

  public var description: String { name }

  /// A device that the catalogue is known to have.
  static func entry(_ name: String) -> SnapshotDevice {
    guard let device = named(name) else { preconditionFailure("The device catalogue has no \"\(name)\"") }
    return device
  }
}
