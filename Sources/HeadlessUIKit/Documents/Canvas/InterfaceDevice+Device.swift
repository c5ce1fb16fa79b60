internal import InterfaceBuilder

extension InterfaceDevice {
  /// The device of the catalogue whose screen the canvas has; nil for one that isn't known.
  var device: Device? { InterfaceDevice.names[identifier].flatMap { name in Device.all.first { $0.name == name } } }

  /// Interface Builder's identifiers contain the diagonal in inches.
  private static let names = [
    "retina4_0": "iPhone SE (1st generation)", "retina4_7": "iPhone 8", "retina5_5": "iPhone 8 Plus",
    "retina5_9": "iPhone 11 Pro", "retina6_0": "iPhone 14", "retina6_1": "iPhone 11",
    "retina6_12": "iPhone 15 Pro", "retina6_5": "iPhone 11 Pro Max", "retina6_7": "iPhone 14 Plus",
    "retina6_72": "iPhone 15 Pro Max", "retina6_3": "iPhone 16 Pro", "ipad9_7": "iPad (6th generation)",
    "ipad10_5": "iPad Air (3rd generation)", "ipad10_9rounded": "iPad (10th generation)",
    "ipad11_0rounded": "iPad Pro 11-inch (4th generation)", "ipad12_9": "iPad Pro 12.9-inch (2nd generation)",
    "ipad12_9rounded": "iPad Pro 12.9-inch (6th generation)",
  ]
}
