import HeadlessUIKit

extension Device {
  /// What a device is called in Swift: `iPhone12Mini` for "iPhone 12 mini", `iPadPro12_9Gen6` for "iPad Pro 12.9-inch
  /// (6th generation)", `iPadAir4` for "iPad Air (4th generation)".
  var identifier: String {
    var result = ""
    for word in name.split(whereSeparator: { " ()".contains($0) }) where word != "generation" {
      if let generation = Device.generation(word) {
        result += result.last?.isNumber == true ? "Gen\(generation)" : generation
      } else {
        let plain = (word.hasSuffix("-inch") ? word.dropLast(5) : word).replacing(".", with: "_")
        result += result.isEmpty ? plain : plain.prefix(1).uppercased() + plain.dropFirst()
      }
    }
    return result
  }

  /// `2` for `2nd`; nil for other words.
  private static func generation(_ word: Substring) -> String? {
    guard ["st", "nd", "rd", "th"].contains(where: word.hasSuffix) else { return nil }
    return Int(word.dropLast(2)).map(String.init)
  }

  /// Names that some devices have besides: those that the library SnapshotTesting gives to screens.
  static let aliases: [(name: String, device: String)] = [
    ("iPhoneSe", "iPhoneSE1"), ("iPhoneXr", "iPhoneXR"), ("iPhoneXsMax", "iPhoneXSMax"),
    ("iPadMini", "iPadMini5"), ("iPad9_7", "iPad6"), ("iPad10_2", "iPad9"), ("iPadPro11", "iPadPro11Gen4"),
    ("iPadPro12_9", "iPadPro12_9Gen6"),
  ]

  /// Names of screens to which that library gives another safe area than the devices have.
  static let presetsWithOtherInsets: Set<String> = ["iPhoneX", "iPhoneXr", "iPhoneXsMax", "iPadPro12_9"]

  /// Every name of a screen: devices' first, then the others.
  static func names(of devices: [Device]) -> [(name: String, device: String)] {
    let own = devices.map { (name: $0.identifier, device: $0.identifier) }
    return own + aliases.filter { alias in own.contains { $0.device == alias.device } }
  }
}
