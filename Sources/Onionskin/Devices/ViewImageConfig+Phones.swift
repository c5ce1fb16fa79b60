// Written by `make generate` from Device+Catalog.swift. Change that, and run it again.

/// Phones, held upright.
extension ViewImageConfig {
  public static var iPhoneSE1: ViewImageConfig { device(.iPhoneSE1) }
  public static var iPhone7: ViewImageConfig { device(.iPhone7) }
  public static var iPhone7Plus: ViewImageConfig { device(.iPhone7Plus) }
  public static var iPhone8: ViewImageConfig { device(.iPhone8) }
  public static var iPhone8Plus: ViewImageConfig { device(.iPhone8Plus) }
  public static var iPhoneX: ViewImageConfig { device(.iPhoneX) }
  public static var iPhoneXS: ViewImageConfig { device(.iPhoneXS) }
  public static var iPhoneXSMax: ViewImageConfig { device(.iPhoneXSMax) }
  public static var iPhoneXR: ViewImageConfig { device(.iPhoneXR) }
  public static var iPhone11: ViewImageConfig { device(.iPhone11) }
  public static var iPhone11Pro: ViewImageConfig { device(.iPhone11Pro) }
  public static var iPhone11ProMax: ViewImageConfig { device(.iPhone11ProMax) }
  public static var iPhoneSE2: ViewImageConfig { device(.iPhoneSE2) }
  public static var iPhone12Mini: ViewImageConfig { device(.iPhone12Mini) }
  public static var iPhone12: ViewImageConfig { device(.iPhone12) }
  public static var iPhone12Pro: ViewImageConfig { device(.iPhone12Pro) }
  public static var iPhone12ProMax: ViewImageConfig { device(.iPhone12ProMax) }
  public static var iPhone13Pro: ViewImageConfig { device(.iPhone13Pro) }
  public static var iPhone13ProMax: ViewImageConfig { device(.iPhone13ProMax) }
  public static var iPhone13Mini: ViewImageConfig { device(.iPhone13Mini) }
  public static var iPhone13: ViewImageConfig { device(.iPhone13) }
  public static var iPhoneSE3: ViewImageConfig { device(.iPhoneSE3) }
  public static var iPhone14: ViewImageConfig { device(.iPhone14) }
  public static var iPhone14Plus: ViewImageConfig { device(.iPhone14Plus) }
  public static var iPhone14Pro: ViewImageConfig { device(.iPhone14Pro) }
  public static var iPhone14ProMax: ViewImageConfig { device(.iPhone14ProMax) }
  public static var iPhone15: ViewImageConfig { device(.iPhone15) }
  public static var iPhone15Plus: ViewImageConfig { device(.iPhone15Plus) }
  public static var iPhone15Pro: ViewImageConfig { device(.iPhone15Pro) }
  public static var iPhone15ProMax: ViewImageConfig { device(.iPhone15ProMax) }
  public static var iPhone16Pro: ViewImageConfig { device(.iPhone16Pro) }
  public static var iPhone16ProMax: ViewImageConfig { device(.iPhone16ProMax) }
  public static var iPhone16: ViewImageConfig { device(.iPhone16) }
  public static var iPhone16Plus: ViewImageConfig { device(.iPhone16Plus) }
  public static var iPhone16e: ViewImageConfig { device(.iPhone16e) }
  public static var iPhone17Pro: ViewImageConfig { device(.iPhone17Pro) }
  public static var iPhone17ProMax: ViewImageConfig { device(.iPhone17ProMax) }
  public static var iPhone17: ViewImageConfig { device(.iPhone17) }
  public static var iPhoneAir: ViewImageConfig { device(.iPhoneAir) }
  public static var iPhoneSe: ViewImageConfig { device(.iPhoneSE1) }
  public static var iPhoneXr: ViewImageConfig { device(.iPhoneXR) }
  public static var iPhoneXsMax: ViewImageConfig { device(.iPhoneXSMax) }
}

/// The same devices, held one way or the other.
extension ViewImageConfig {
  public static func iPhoneSE1(_ orientation: Orientation) -> ViewImageConfig { device(.iPhoneSE1, orientation) }
  public static func iPhone7(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone7, orientation) }
  public static func iPhone7Plus(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone7Plus, orientation) }
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone8, orientation) }
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone8Plus, orientation) }
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig { device(.iPhoneX, orientation) }
  public static func iPhoneXS(_ orientation: Orientation) -> ViewImageConfig { device(.iPhoneXS, orientation) }
  public static func iPhoneXSMax(_ orientation: Orientation) -> ViewImageConfig { device(.iPhoneXSMax, orientation) }
  public static func iPhoneXR(_ orientation: Orientation) -> ViewImageConfig { device(.iPhoneXR, orientation) }
  public static func iPhone11(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone11, orientation) }
  public static func iPhone11Pro(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone11Pro, orientation) }
  public static func iPhone11ProMax(_ orientation: Orientation) -> ViewImageConfig {
    device(.iPhone11ProMax, orientation)
  }
  public static func iPhoneSE2(_ orientation: Orientation) -> ViewImageConfig { device(.iPhoneSE2, orientation) }
  public static func iPhone12Mini(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone12Mini, orientation) }
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone12, orientation) }
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone12Pro, orientation) }
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    device(.iPhone12ProMax, orientation)
  }
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone13Pro, orientation) }
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    device(.iPhone13ProMax, orientation)
  }
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone13Mini, orientation) }
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone13, orientation) }
  public static func iPhoneSE3(_ orientation: Orientation) -> ViewImageConfig { device(.iPhoneSE3, orientation) }
  public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone14, orientation) }
  public static func iPhone14Plus(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone14Plus, orientation) }
  public static func iPhone14Pro(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone14Pro, orientation) }
  public static func iPhone14ProMax(_ orientation: Orientation) -> ViewImageConfig {
    device(.iPhone14ProMax, orientation)
  }
  public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone15, orientation) }
  public static func iPhone15Plus(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone15Plus, orientation) }
  public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone15Pro, orientation) }
  public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
    device(.iPhone15ProMax, orientation)
  }
  public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone16Pro, orientation) }
  public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
    device(.iPhone16ProMax, orientation)
  }
  public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone16, orientation) }
  public static func iPhone16Plus(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone16Plus, orientation) }
  public static func iPhone16e(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone16e, orientation) }
  public static func iPhone17Pro(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone17Pro, orientation) }
  public static func iPhone17ProMax(_ orientation: Orientation) -> ViewImageConfig {
    device(.iPhone17ProMax, orientation)
  }
  public static func iPhone17(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone17, orientation) }
  public static func iPhoneAir(_ orientation: Orientation) -> ViewImageConfig { device(.iPhoneAir, orientation) }
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig { device(.iPhoneSE1, orientation) }
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig { device(.iPhoneXR, orientation) }
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig { device(.iPhoneXSMax, orientation) }
}
