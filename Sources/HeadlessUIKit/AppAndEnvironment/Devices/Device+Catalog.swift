// `make generate` writes what follows from this table: names in Swift, and the tables of Docs/Devices.md.
//
// Every iPhone since the first SE, and every iPad since the mini 2. Names and points are those of "Device screen sizes and
// orientations" in Apple's Human Interface Guidelines (Layout, Specifications). Insets are those that UIKit reports on iOS
// 17, and on later devices on the first iOS that they run. Corner radii, which Apple doesn't publish, are what UIScreen
// holds for itself, as widely reported.
extension Device {
  /// In the order of release, phones first.
  package static let all: [Device] = phones + pads

  private static let phones: [Device] = [
    Device("iPhone SE (1st generation)", ["iPhone8,4"], .phone320x568, gamut: .SRGB),
    Device("iPhone 7", ["iPhone9,1", "iPhone9,3"], .phone375x667, has3DTouch: true),
    Device("iPhone 7 Plus", ["iPhone9,2", "iPhone9,4"], .phone414x736, has3DTouch: true),
    Device("iPhone 8", ["iPhone10,1", "iPhone10,4"], .phone375x667, has3DTouch: true),
    Device("iPhone 8 Plus", ["iPhone10,2", "iPhone10,5"], .phone414x736, has3DTouch: true),
    Device("iPhone X", ["iPhone10,3", "iPhone10,6"], .phone375x812, has3DTouch: true),
    Device("iPhone XS", ["iPhone11,2"], .phone375x812, has3DTouch: true),
    Device("iPhone XS Max", ["iPhone11,4", "iPhone11,6"], .phone414x896at3x, has3DTouch: true),
    Device("iPhone XR", ["iPhone11,8"], .phone414x896at2x),
    Device("iPhone 11", ["iPhone12,1"], .phone414x896at2x),
    Device("iPhone 11 Pro", ["iPhone12,3"], .phone375x812),
    Device("iPhone 11 Pro Max", ["iPhone12,5"], .phone414x896at3x),
    Device("iPhone SE (2nd generation)", ["iPhone12,8"], .phone375x667),
    Device("iPhone 12 mini", ["iPhone13,1"], .phoneMini),
    Device("iPhone 12", ["iPhone13,2"], .phone390x844),
    Device("iPhone 12 Pro", ["iPhone13,3"], .phone390x844),
    Device("iPhone 12 Pro Max", ["iPhone13,4"], .phone428x926),
    Device("iPhone 13 Pro", ["iPhone14,2"], .phone390x844),
    Device("iPhone 13 Pro Max", ["iPhone14,3"], .phone428x926),
    Device("iPhone 13 mini", ["iPhone14,4"], .phoneMini),
    Device("iPhone 13", ["iPhone14,5"], .phone390x844),
    Device("iPhone SE (3rd generation)", ["iPhone14,6"], .phone375x667),
    Device("iPhone 14", ["iPhone14,7"], .phone390x844),
    Device("iPhone 14 Plus", ["iPhone14,8"], .phone428x926),
    Device("iPhone 14 Pro", ["iPhone15,2"], .phone393x852),
    Device("iPhone 14 Pro Max", ["iPhone15,3"], .phone430x932),
    Device("iPhone 15", ["iPhone15,4"], .phone393x852),
    Device("iPhone 15 Plus", ["iPhone15,5"], .phone430x932),
    Device("iPhone 15 Pro", ["iPhone16,1"], .phone393x852),
    Device("iPhone 15 Pro Max", ["iPhone16,2"], .phone430x932),
    Device("iPhone 16 Pro", ["iPhone17,1"], .phone402x874),
    Device("iPhone 16 Pro Max", ["iPhone17,2"], .phone440x956),
    Device("iPhone 16", ["iPhone17,3"], .phone393x852),
    Device("iPhone 16 Plus", ["iPhone17,4"], .phone430x932),
    Device("iPhone 16e", ["iPhone17,5"], .phone390x844),
    Device("iPhone 17 Pro", ["iPhone18,1"], .phone402x874),
    Device("iPhone 17 Pro Max", ["iPhone18,2"], .phone440x956),
    Device("iPhone 17", ["iPhone18,3"], .phone402x874),
    Device("iPhone Air", ["iPhone18,4"], .phone420x912),
  ]

  private static let pads: [Device] = [
    Device("iPad Air (1st generation)", ["iPad4,1", "iPad4,2", "iPad4,3"], .pad768x1024, gamut: .SRGB),
    Device("iPad mini 2", ["iPad4,4", "iPad4,5", "iPad4,6"], .pad768x1024, gamut: .SRGB),
    Device("iPad mini 3", ["iPad4,7", "iPad4,8", "iPad4,9"], .pad768x1024, gamut: .SRGB),
    Device("iPad mini 4", ["iPad5,1", "iPad5,2"], .pad768x1024, gamut: .SRGB),
    Device("iPad Air 2", ["iPad5,3", "iPad5,4"], .pad768x1024, gamut: .SRGB),
    Device("iPad Pro 12.9-inch (1st generation)", ["iPad6,7", "iPad6,8"], .pad1024x1366WithHomeButton, gamut: .SRGB),
    Device("iPad Pro 9.7-inch", ["iPad6,3", "iPad6,4"], .pad768x1024),
    Device("iPad (5th generation)", ["iPad6,11", "iPad6,12"], .pad768x1024, gamut: .SRGB),
    Device("iPad Pro 12.9-inch (2nd generation)", ["iPad7,1", "iPad7,2"], .pad1024x1366WithHomeButton),
    Device("iPad Pro 10.5-inch", ["iPad7,3", "iPad7,4"], .pad834x1112),
    Device("iPad (6th generation)", ["iPad7,5", "iPad7,6"], .pad768x1024, gamut: .SRGB),
    Device("iPad (7th generation)", ["iPad7,11", "iPad7,12"], .pad810x1080, gamut: .SRGB),
    Device("iPad Pro 11-inch (1st generation)", ["iPad8,1", "iPad8,2", "iPad8,3", "iPad8,4"], .pad834x1194),
    Device("iPad Pro 12.9-inch (3rd generation)", ["iPad8,5", "iPad8,6", "iPad8,7", "iPad8,8"], .pad1024x1366),
    Device("iPad mini (5th generation)", ["iPad11,1", "iPad11,2"], .pad768x1024),
    Device("iPad Air (3rd generation)", ["iPad11,3", "iPad11,4"], .pad834x1112),
    Device("iPad Pro 11-inch (2nd generation)", ["iPad8,9", "iPad8,10"], .pad834x1194),
    Device("iPad Pro 12.9-inch (4th generation)", ["iPad8,11", "iPad8,12"], .pad1024x1366),
    Device("iPad (8th generation)", ["iPad11,6", "iPad11,7"], .pad810x1080, gamut: .SRGB),
    Device("iPad Air (4th generation)", ["iPad13,1", "iPad13,2"], .pad820x1180),
    Device("iPad Pro 11-inch (3rd generation)", ["iPad13,4", "iPad13,5", "iPad13,6", "iPad13,7"], .pad834x1194),
    Device("iPad Pro 12.9-inch (5th generation)", ["iPad13,8", "iPad13,9", "iPad13,10", "iPad13,11"], .pad1024x1366),
    Device("iPad (9th generation)", ["iPad12,1", "iPad12,2"], .pad810x1080, gamut: .SRGB),
    Device("iPad mini (6th generation)", ["iPad14,1", "iPad14,2"], .pad744x1133),
    Device("iPad Air (5th generation)", ["iPad13,16", "iPad13,17"], .pad820x1180),
    Device("iPad (10th generation)", ["iPad13,18", "iPad13,19"], .pad820x1180Rounder, gamut: .SRGB),
    Device("iPad Pro 11-inch (4th generation)", ["iPad14,3", "iPad14,4"], .pad834x1194),
    Device("iPad Pro 12.9-inch (6th generation)", ["iPad14,5", "iPad14,6"], .pad1024x1366),
    Device("iPad Air 11-inch (M2)", ["iPad14,8", "iPad14,9"], .pad820x1180),
    Device("iPad Air 13-inch (M2)", ["iPad14,10", "iPad14,11"], .pad1024x1366),
    Device("iPad Pro 11-inch (M4)", ["iPad16,3", "iPad16,4"], .pad834x1210),
    Device("iPad Pro 13-inch (M4)", ["iPad16,5", "iPad16,6"], .pad1032x1376),
    Device("iPad mini (A17 Pro)", ["iPad16,1", "iPad16,2"], .pad744x1133),
    Device("iPad (A16)", ["iPad15,7", "iPad15,8"], .pad820x1180Rounder, gamut: .SRGB),
    Device("iPad Air 11-inch (M3)", ["iPad15,3", "iPad15,4"], .pad820x1180),
    Device("iPad Air 13-inch (M3)", ["iPad15,5", "iPad15,6"], .pad1024x1366),
    Device("iPad Pro 11-inch (M5)", ["iPad17,1", "iPad17,2"], .pad834x1210),
    Device("iPad Pro 13-inch (M5)", ["iPad17,3", "iPad17,4"], .pad1032x1376),
  ]

  /// The device of a name in the catalogue, or nil.
  package static func named(_ name: String) -> Device? {
    all.first { $0.name == name }
  }

  /// The device of a model identifier, as "iPhone16,1", or nil.
  package static func withModelIdentifier(_ identifier: String) -> Device? {
    all.first { $0.modelIdentifiers.contains(identifier) }
  }

  /// A device that the catalogue is known to have.
  static func entry(_ name: String) -> Device {
    guard let device = named(name) else { fatalError("The device catalogue has no \"\(name)\"") }
    return device
  }
}
