public import HeadlessUIKit

/// Traits of phones, held one way or the other.
extension UITraitCollection {
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneSe(orientation).traits
  }
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone8(orientation).traits
  }
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone8Plus(orientation).traits
  }
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneX(orientation).traits
  }
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneXr(orientation).traits
  }
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneXsMax(orientation).traits
  }
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone12(orientation).traits
  }
  public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone12Pro(orientation).traits
  }
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone12ProMax(orientation).traits
  }
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone13(orientation).traits
  }
  public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone13Mini(orientation).traits
  }
  public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone13Pro(orientation).traits
  }
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone13ProMax(orientation).traits
  }
}

/// Traits of tablets.
extension UITraitCollection {
  public static var iPadMini: UITraitCollection { ViewImageConfig.iPadMini.traits }
  public static var iPad9_7: UITraitCollection { ViewImageConfig.iPad9_7.traits }
  public static var iPad10_2: UITraitCollection { ViewImageConfig.iPad10_2.traits }
  public static var iPadPro10_5: UITraitCollection { ViewImageConfig.iPadPro10_5.traits }
  public static var iPadPro11: UITraitCollection { ViewImageConfig.iPadPro11.traits }
  public static var iPadPro12_9: UITraitCollection { ViewImageConfig.iPadPro12_9.traits }

  public static var iPadMini_Compact_SplitView: UITraitCollection { compactPart(of: .iPadMini) }
  public static var iPad9_7_Compact_SplitView: UITraitCollection { compactPart(of: .iPad9_7) }
  public static var iPad10_2_Compact_SplitView: UITraitCollection { compactPart(of: .iPad10_2) }
  public static var iPadPro10_5_Compact_SplitView: UITraitCollection { compactPart(of: .iPadPro10_5) }
  public static var iPadPro11_Compact_SplitView: UITraitCollection { compactPart(of: .iPadPro11) }
  public static var iPadPro12_9_Compact_SplitView: UITraitCollection { compactPart(of: .iPadPro12_9) }

  /// A part of a tablet's screen that is as narrow as a phone.
  private static func compactPart(of config: ViewImageConfig) -> UITraitCollection {
    config.traits.modifyingTraits { $0.horizontalSizeClass = .compact }
  }
}
