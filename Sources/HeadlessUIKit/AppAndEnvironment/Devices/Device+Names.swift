extension Device {
  package static let iPhoneSE1 = entry("iPhone SE (1st generation)")
  package static let iPhone8 = entry("iPhone 8")
  package static let iPhone8Plus = entry("iPhone 8 Plus")
  package static let iPhoneX = entry("iPhone X")
  package static let iPhoneXR = entry("iPhone XR")
  package static let iPhoneXSMax = entry("iPhone XS Max")
  package static let iPhoneSE3 = entry("iPhone SE (3rd generation)")
  package static let iPhone13Mini = entry("iPhone 13 mini")
  package static let iPhone13 = entry("iPhone 13")
  package static let iPhone13ProMax = entry("iPhone 13 Pro Max")
  package static let iPhone15Pro = entry("iPhone 15 Pro")
  package static let iPhone15ProMax = entry("iPhone 15 Pro Max")
  package static let iPhone16Pro = entry("iPhone 16 Pro")
  package static let iPhone17 = entry("iPhone 17")
  package static let iPadMini5 = entry("iPad mini (5th generation)")
  package static let iPad9 = entry("iPad (9th generation)")
  package static let iPad10 = entry("iPad (10th generation)")
  package static let iPadPro10_5 = entry("iPad Pro 10.5-inch")
  package static let iPadPro11 = entry("iPad Pro 11-inch (4th generation)")
  package static let iPadPro12_9 = entry("iPad Pro 12.9-inch (6th generation)")

  private static func entry(_ name: String) -> Device {
    guard let device = named(name) else { preconditionFailure("The device catalogue has no \"\(name)\"") }
    return device
  }
}
