// Written by `make generate` from Device+Catalog.swift. Change that, and run it again.

/// Phones, held upright.
extension ViewImageConfig {
  @_disfavoredOverload
  public static var iPhoneSE1: ViewImageConfig { device(.iPhoneSE1) }
  @_disfavoredOverload
  public static var iPhone7: ViewImageConfig { device(.iPhone7) }
  @_disfavoredOverload
  public static var iPhone7Plus: ViewImageConfig { device(.iPhone7Plus) }
  @_disfavoredOverload
  public static var iPhone8: ViewImageConfig { device(.iPhone8) }
  @_disfavoredOverload
  public static var iPhone8Plus: ViewImageConfig { device(.iPhone8Plus) }
  @_disfavoredOverload
  public static var iPhoneX: ViewImageConfig { preset(.iPhoneX) }
  @_disfavoredOverload
  public static var iPhoneXS: ViewImageConfig { device(.iPhoneXS) }
  @_disfavoredOverload
  public static var iPhoneXSMax: ViewImageConfig { device(.iPhoneXSMax) }
  @_disfavoredOverload
  public static var iPhoneXR: ViewImageConfig { device(.iPhoneXR) }
  @_disfavoredOverload
  public static var iPhone11: ViewImageConfig { device(.iPhone11) }
  @_disfavoredOverload
  public static var iPhone11Pro: ViewImageConfig { device(.iPhone11Pro) }
  @_disfavoredOverload
  public static var iPhone11ProMax: ViewImageConfig { device(.iPhone11ProMax) }
  @_disfavoredOverload
  public static var iPhoneSE2: ViewImageConfig { device(.iPhoneSE2) }
  @_disfavoredOverload
  public static var iPhone12Mini: ViewImageConfig { device(.iPhone12Mini) }
  @_disfavoredOverload
  public static var iPhone12: ViewImageConfig { device(.iPhone12) }
  @_disfavoredOverload
  public static var iPhone12Pro: ViewImageConfig { device(.iPhone12Pro) }
  @_disfavoredOverload
  public static var iPhone12ProMax: ViewImageConfig { device(.iPhone12ProMax) }
  @_disfavoredOverload
  public static var iPhone13Pro: ViewImageConfig { device(.iPhone13Pro) }
  @_disfavoredOverload
  public static var iPhone13ProMax: ViewImageConfig { device(.iPhone13ProMax) }
  @_disfavoredOverload
  public static var iPhone13Mini: ViewImageConfig { device(.iPhone13Mini) }
  @_disfavoredOverload
  public static var iPhone13: ViewImageConfig { device(.iPhone13) }
  @_disfavoredOverload
  public static var iPhoneSE3: ViewImageConfig { device(.iPhoneSE3) }
  @_disfavoredOverload
  public static var iPhone14: ViewImageConfig { device(.iPhone14) }
  @_disfavoredOverload
  public static var iPhone14Plus: ViewImageConfig { device(.iPhone14Plus) }
  @_disfavoredOverload
  public static var iPhone14Pro: ViewImageConfig { device(.iPhone14Pro) }
  @_disfavoredOverload
  public static var iPhone14ProMax: ViewImageConfig { device(.iPhone14ProMax) }
  @_disfavoredOverload
  public static var iPhone15: ViewImageConfig { device(.iPhone15) }
  @_disfavoredOverload
  public static var iPhone15Plus: ViewImageConfig { device(.iPhone15Plus) }
  @_disfavoredOverload
  public static var iPhone15Pro: ViewImageConfig { device(.iPhone15Pro) }
  @_disfavoredOverload
  public static var iPhone15ProMax: ViewImageConfig { device(.iPhone15ProMax) }
  @_disfavoredOverload
  public static var iPhone16Pro: ViewImageConfig { device(.iPhone16Pro) }
  @_disfavoredOverload
  public static var iPhone16ProMax: ViewImageConfig { device(.iPhone16ProMax) }
  @_disfavoredOverload
  public static var iPhone16: ViewImageConfig { device(.iPhone16) }
  @_disfavoredOverload
  public static var iPhone16Plus: ViewImageConfig { device(.iPhone16Plus) }
  @_disfavoredOverload
  public static var iPhone16e: ViewImageConfig { device(.iPhone16e) }
  @_disfavoredOverload
  public static var iPhone17Pro: ViewImageConfig { device(.iPhone17Pro) }
  @_disfavoredOverload
  public static var iPhone17ProMax: ViewImageConfig { device(.iPhone17ProMax) }
  @_disfavoredOverload
  public static var iPhone17: ViewImageConfig { device(.iPhone17) }
  @_disfavoredOverload
  public static var iPhoneAir: ViewImageConfig { device(.iPhoneAir) }
  @_disfavoredOverload
  public static var iPhoneSe: ViewImageConfig { device(.iPhoneSE1) }
  @_disfavoredOverload
  public static var iPhoneXr: ViewImageConfig { preset(.iPhoneXR) }
  @_disfavoredOverload
  public static var iPhoneXsMax: ViewImageConfig { preset(.iPhoneXSMax) }
}

/// The same devices, held one way or the other.
extension ViewImageConfig {
  @_disfavoredOverload
  public static func iPhoneSE1(_ orientation: Orientation) -> ViewImageConfig { device(.iPhoneSE1, orientation) }
  @_disfavoredOverload
  public static func iPhone7(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone7, orientation) }
  @_disfavoredOverload
  public static func iPhone7Plus(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone7Plus, orientation) }
  @_disfavoredOverload
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone8, orientation) }
  @_disfavoredOverload
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone8Plus, orientation) }
  @_disfavoredOverload
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig { preset(.iPhoneX, orientation) }
  @_disfavoredOverload
  public static func iPhoneXS(_ orientation: Orientation) -> ViewImageConfig { device(.iPhoneXS, orientation) }
  @_disfavoredOverload
  public static func iPhoneXSMax(_ orientation: Orientation) -> ViewImageConfig { device(.iPhoneXSMax, orientation) }
  @_disfavoredOverload
  public static func iPhoneXR(_ orientation: Orientation) -> ViewImageConfig { device(.iPhoneXR, orientation) }
  @_disfavoredOverload
  public static func iPhone11(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone11, orientation) }
  @_disfavoredOverload
  public static func iPhone11Pro(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone11Pro, orientation) }
  @_disfavoredOverload
  public static func iPhone11ProMax(_ orientation: Orientation) -> ViewImageConfig {
    device(.iPhone11ProMax, orientation)
  }
  @_disfavoredOverload
  public static func iPhoneSE2(_ orientation: Orientation) -> ViewImageConfig { device(.iPhoneSE2, orientation) }
  @_disfavoredOverload
  public static func iPhone12Mini(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone12Mini, orientation) }
  @_disfavoredOverload
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone12, orientation) }
  @_disfavoredOverload
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone12Pro, orientation) }
  @_disfavoredOverload
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    device(.iPhone12ProMax, orientation)
  }
  @_disfavoredOverload
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone13Pro, orientation) }
  @_disfavoredOverload
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    device(.iPhone13ProMax, orientation)
  }
  @_disfavoredOverload
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone13Mini, orientation) }
  @_disfavoredOverload
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone13, orientation) }
  @_disfavoredOverload
  public static func iPhoneSE3(_ orientation: Orientation) -> ViewImageConfig { device(.iPhoneSE3, orientation) }
  @_disfavoredOverload
  public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone14, orientation) }
  @_disfavoredOverload
  public static func iPhone14Plus(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone14Plus, orientation) }
  @_disfavoredOverload
  public static func iPhone14Pro(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone14Pro, orientation) }
  @_disfavoredOverload
  public static func iPhone14ProMax(_ orientation: Orientation) -> ViewImageConfig {
    device(.iPhone14ProMax, orientation)
  }
  @_disfavoredOverload
  public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone15, orientation) }
  @_disfavoredOverload
  public static func iPhone15Plus(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone15Plus, orientation) }
  @_disfavoredOverload
  public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone15Pro, orientation) }
  @_disfavoredOverload
  public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
    device(.iPhone15ProMax, orientation)
  }
  @_disfavoredOverload
  public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone16Pro, orientation) }
  @_disfavoredOverload
  public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
    device(.iPhone16ProMax, orientation)
  }
  @_disfavoredOverload
  public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone16, orientation) }
  @_disfavoredOverload
  public static func iPhone16Plus(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone16Plus, orientation) }
  @_disfavoredOverload
  public static func iPhone16e(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone16e, orientation) }
  @_disfavoredOverload
  public static func iPhone17Pro(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone17Pro, orientation) }
  @_disfavoredOverload
  public static func iPhone17ProMax(_ orientation: Orientation) -> ViewImageConfig {
    device(.iPhone17ProMax, orientation)
  }
  @_disfavoredOverload
  public static func iPhone17(_ orientation: Orientation) -> ViewImageConfig { device(.iPhone17, orientation) }
  @_disfavoredOverload
  public static func iPhoneAir(_ orientation: Orientation) -> ViewImageConfig { device(.iPhoneAir, orientation) }
  @_disfavoredOverload
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig { device(.iPhoneSE1, orientation) }
  @_disfavoredOverload
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig { preset(.iPhoneXR, orientation) }
  @_disfavoredOverload
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig { preset(.iPhoneXSMax, orientation) }
}
