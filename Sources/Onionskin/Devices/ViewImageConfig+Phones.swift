/// Phones, held upright.
extension ViewImageConfig {
  public static var iPhoneSE1: ViewImageConfig { .iPhoneSE1(.portrait) }
  public static var iPhone7: ViewImageConfig { .iPhone7(.portrait) }
  public static var iPhone7Plus: ViewImageConfig { .iPhone7Plus(.portrait) }
  public static var iPhone8: ViewImageConfig { .iPhone8(.portrait) }
  public static var iPhone8Plus: ViewImageConfig { .iPhone8Plus(.portrait) }
  public static var iPhoneX: ViewImageConfig { .iPhoneX(.portrait) }
  public static var iPhoneXS: ViewImageConfig { .iPhoneXS(.portrait) }
  public static var iPhoneXSMax: ViewImageConfig { .iPhoneXSMax(.portrait) }
  public static var iPhoneXR: ViewImageConfig { .iPhoneXR(.portrait) }
  public static var iPhone11: ViewImageConfig { .iPhone11(.portrait) }
  public static var iPhone11Pro: ViewImageConfig { .iPhone11Pro(.portrait) }
  public static var iPhone11ProMax: ViewImageConfig { .iPhone11ProMax(.portrait) }
  public static var iPhoneSE2: ViewImageConfig { .iPhoneSE2(.portrait) }
  public static var iPhone12Mini: ViewImageConfig { .iPhone12Mini(.portrait) }
  public static var iPhone12: ViewImageConfig { .iPhone12(.portrait) }
  public static var iPhone12Pro: ViewImageConfig { .iPhone12Pro(.portrait) }
  public static var iPhone12ProMax: ViewImageConfig { .iPhone12ProMax(.portrait) }
  public static var iPhone13Pro: ViewImageConfig { .iPhone13Pro(.portrait) }
  public static var iPhone13ProMax: ViewImageConfig { .iPhone13ProMax(.portrait) }
  public static var iPhone13Mini: ViewImageConfig { .iPhone13Mini(.portrait) }
  public static var iPhone13: ViewImageConfig { .iPhone13(.portrait) }
  public static var iPhoneSE3: ViewImageConfig { .iPhoneSE3(.portrait) }
  public static var iPhone14: ViewImageConfig { .iPhone14(.portrait) }
  public static var iPhone14Plus: ViewImageConfig { .iPhone14Plus(.portrait) }
  public static var iPhone14Pro: ViewImageConfig { .iPhone14Pro(.portrait) }
  public static var iPhone14ProMax: ViewImageConfig { .iPhone14ProMax(.portrait) }
  public static var iPhone15: ViewImageConfig { .iPhone15(.portrait) }
  public static var iPhone15Plus: ViewImageConfig { .iPhone15Plus(.portrait) }
  public static var iPhone15Pro: ViewImageConfig { .iPhone15Pro(.portrait) }
  public static var iPhone15ProMax: ViewImageConfig { .iPhone15ProMax(.portrait) }
  public static var iPhone16Pro: ViewImageConfig { .iPhone16Pro(.portrait) }
  public static var iPhone16ProMax: ViewImageConfig { .iPhone16ProMax(.portrait) }
  public static var iPhone16: ViewImageConfig { .iPhone16(.portrait) }
  public static var iPhone16Plus: ViewImageConfig { .iPhone16Plus(.portrait) }
  public static var iPhone16e: ViewImageConfig { .iPhone16e(.portrait) }
  public static var iPhone17Pro: ViewImageConfig { .iPhone17Pro(.portrait) }
  public static var iPhone17ProMax: ViewImageConfig { .iPhone17ProMax(.portrait) }
  public static var iPhone17: ViewImageConfig { .iPhone17(.portrait) }
  public static var iPhoneAir: ViewImageConfig { .iPhoneAir(.portrait) }
  public static var iPhoneSe: ViewImageConfig { .iPhoneSe(.portrait) }
  public static var iPhoneXr: ViewImageConfig { .iPhoneXr(.portrait) }
  public static var iPhoneXsMax: ViewImageConfig { .iPhoneXsMax(.portrait) }
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
