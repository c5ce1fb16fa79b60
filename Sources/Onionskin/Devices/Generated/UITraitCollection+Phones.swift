// Written by `make generate` from Device+Catalog.swift. Change that, and run it again.

public import HeadlessUIKit

/// Traits of phones, held one way or the other.
extension UITraitCollection {
  @_disfavoredOverload
  public static func iPhoneSE1(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhoneSE1, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhone7(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhone7, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhone7Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhone7Plus, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhone8, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhone8Plus, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhoneX, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhoneXS(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhoneXS, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhoneXSMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhoneXSMax, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhoneXR(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhoneXR, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhone11(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhone11, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhone11Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhone11Pro, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhone11ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhone11ProMax, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhoneSE2(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhoneSE2, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhone12Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhone12Mini, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhone12, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhone12Pro, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhone12ProMax, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhone13Pro, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhone13ProMax, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhone13Mini, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhone13, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhoneSE3(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhoneSE3, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhone14(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhone14, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhone14Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhone14Plus, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhone14Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhone14Pro, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhone14ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhone14ProMax, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhone15(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhone15, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhone15Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhone15Plus, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhone15Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhone15Pro, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhone15ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhone15ProMax, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhone16Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhone16Pro, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhone16ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhone16ProMax, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhone16(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhone16, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhone16Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhone16Plus, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhone16e(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhone16e, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhone17Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhone17Pro, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhone17ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhone17ProMax, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhone17(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhone17, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhoneAir(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhoneAir, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhoneSE1, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhoneXR, orientation).traits
  }
  @_disfavoredOverload
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.device(.iPhoneXSMax, orientation).traits
  }
}
