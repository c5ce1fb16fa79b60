// Written by `make generate` from Device+Catalog.swift. Change that, and run it again.

public import HeadlessUIKit

/// Traits of tablets.
extension UITraitCollection {
  @_disfavoredOverload
  public static var iPadAir1: UITraitCollection { ViewImageConfig.iPadAir1.traits }
  @_disfavoredOverload
  public static var iPadMini2: UITraitCollection { ViewImageConfig.iPadMini2.traits }
  @_disfavoredOverload
  public static var iPadMini3: UITraitCollection { ViewImageConfig.iPadMini3.traits }
  @_disfavoredOverload
  public static var iPadMini4: UITraitCollection { ViewImageConfig.iPadMini4.traits }
  @_disfavoredOverload
  public static var iPadAir2: UITraitCollection { ViewImageConfig.iPadAir2.traits }
  @_disfavoredOverload
  public static var iPadPro12_9Gen1: UITraitCollection { ViewImageConfig.iPadPro12_9Gen1.traits }
  @_disfavoredOverload
  public static var iPadPro9_7: UITraitCollection { ViewImageConfig.iPadPro9_7.traits }
  @_disfavoredOverload
  public static var iPad5: UITraitCollection { ViewImageConfig.iPad5.traits }
  @_disfavoredOverload
  public static var iPadPro12_9Gen2: UITraitCollection { ViewImageConfig.iPadPro12_9Gen2.traits }
  @_disfavoredOverload
  public static var iPadPro10_5: UITraitCollection { ViewImageConfig.iPadPro10_5.traits }
  @_disfavoredOverload
  public static var iPad6: UITraitCollection { ViewImageConfig.iPad6.traits }
  @_disfavoredOverload
  public static var iPad7: UITraitCollection { ViewImageConfig.iPad7.traits }
  @_disfavoredOverload
  public static var iPadPro11Gen1: UITraitCollection { ViewImageConfig.iPadPro11Gen1.traits }
  @_disfavoredOverload
  public static var iPadPro12_9Gen3: UITraitCollection { ViewImageConfig.iPadPro12_9Gen3.traits }
  @_disfavoredOverload
  public static var iPadMini5: UITraitCollection { ViewImageConfig.iPadMini5.traits }
  @_disfavoredOverload
  public static var iPadAir3: UITraitCollection { ViewImageConfig.iPadAir3.traits }
  @_disfavoredOverload
  public static var iPadPro11Gen2: UITraitCollection { ViewImageConfig.iPadPro11Gen2.traits }
  @_disfavoredOverload
  public static var iPadPro12_9Gen4: UITraitCollection { ViewImageConfig.iPadPro12_9Gen4.traits }
  @_disfavoredOverload
  public static var iPad8: UITraitCollection { ViewImageConfig.iPad8.traits }
  @_disfavoredOverload
  public static var iPadAir4: UITraitCollection { ViewImageConfig.iPadAir4.traits }
  @_disfavoredOverload
  public static var iPadPro11Gen3: UITraitCollection { ViewImageConfig.iPadPro11Gen3.traits }
  @_disfavoredOverload
  public static var iPadPro12_9Gen5: UITraitCollection { ViewImageConfig.iPadPro12_9Gen5.traits }
  @_disfavoredOverload
  public static var iPad9: UITraitCollection { ViewImageConfig.iPad9.traits }
  @_disfavoredOverload
  public static var iPadMini6: UITraitCollection { ViewImageConfig.iPadMini6.traits }
  @_disfavoredOverload
  public static var iPadAir5: UITraitCollection { ViewImageConfig.iPadAir5.traits }
  @_disfavoredOverload
  public static var iPad10: UITraitCollection { ViewImageConfig.iPad10.traits }
  @_disfavoredOverload
  public static var iPadPro11Gen4: UITraitCollection { ViewImageConfig.iPadPro11Gen4.traits }
  @_disfavoredOverload
  public static var iPadPro12_9Gen6: UITraitCollection { ViewImageConfig.iPadPro12_9Gen6.traits }
  @_disfavoredOverload
  public static var iPadAir11M2: UITraitCollection { ViewImageConfig.iPadAir11M2.traits }
  @_disfavoredOverload
  public static var iPadAir13M2: UITraitCollection { ViewImageConfig.iPadAir13M2.traits }
  @_disfavoredOverload
  public static var iPadPro11M4: UITraitCollection { ViewImageConfig.iPadPro11M4.traits }
  @_disfavoredOverload
  public static var iPadPro13M4: UITraitCollection { ViewImageConfig.iPadPro13M4.traits }
  @_disfavoredOverload
  public static var iPadMiniA17Pro: UITraitCollection { ViewImageConfig.iPadMiniA17Pro.traits }
  @_disfavoredOverload
  public static var iPadA16: UITraitCollection { ViewImageConfig.iPadA16.traits }
  @_disfavoredOverload
  public static var iPadAir11M3: UITraitCollection { ViewImageConfig.iPadAir11M3.traits }
  @_disfavoredOverload
  public static var iPadAir13M3: UITraitCollection { ViewImageConfig.iPadAir13M3.traits }
  @_disfavoredOverload
  public static var iPadPro11M5: UITraitCollection { ViewImageConfig.iPadPro11M5.traits }
  @_disfavoredOverload
  public static var iPadPro13M5: UITraitCollection { ViewImageConfig.iPadPro13M5.traits }
  @_disfavoredOverload
  public static var iPadMini: UITraitCollection { ViewImageConfig.iPadMini.traits }
  @_disfavoredOverload
  public static var iPad9_7: UITraitCollection { ViewImageConfig.iPad9_7.traits }
  @_disfavoredOverload
  public static var iPad10_2: UITraitCollection { ViewImageConfig.iPad10_2.traits }
  @_disfavoredOverload
  public static var iPadPro11: UITraitCollection { ViewImageConfig.iPadPro11.traits }
  @_disfavoredOverload
  public static var iPadPro12_9: UITraitCollection { ViewImageConfig.iPadPro12_9.traits }
}

/// Traits of parts of tablets' screens that are as narrow as a phone.
extension UITraitCollection {
  @_disfavoredOverload
  public static var iPadAir1_Compact_SplitView: UITraitCollection { compactPart(of: .iPadAir1) }
  @_disfavoredOverload
  public static var iPadMini2_Compact_SplitView: UITraitCollection { compactPart(of: .iPadMini2) }
  @_disfavoredOverload
  public static var iPadMini3_Compact_SplitView: UITraitCollection { compactPart(of: .iPadMini3) }
  @_disfavoredOverload
  public static var iPadMini4_Compact_SplitView: UITraitCollection { compactPart(of: .iPadMini4) }
  @_disfavoredOverload
  public static var iPadAir2_Compact_SplitView: UITraitCollection { compactPart(of: .iPadAir2) }
  @_disfavoredOverload
  public static var iPadPro12_9Gen1_Compact_SplitView: UITraitCollection { compactPart(of: .iPadPro12_9Gen1) }
  @_disfavoredOverload
  public static var iPadPro9_7_Compact_SplitView: UITraitCollection { compactPart(of: .iPadPro9_7) }
  @_disfavoredOverload
  public static var iPad5_Compact_SplitView: UITraitCollection { compactPart(of: .iPad5) }
  @_disfavoredOverload
  public static var iPadPro12_9Gen2_Compact_SplitView: UITraitCollection { compactPart(of: .iPadPro12_9Gen2) }
  @_disfavoredOverload
  public static var iPadPro10_5_Compact_SplitView: UITraitCollection { compactPart(of: .iPadPro10_5) }
  @_disfavoredOverload
  public static var iPad6_Compact_SplitView: UITraitCollection { compactPart(of: .iPad6) }
  @_disfavoredOverload
  public static var iPad7_Compact_SplitView: UITraitCollection { compactPart(of: .iPad7) }
  @_disfavoredOverload
  public static var iPadPro11Gen1_Compact_SplitView: UITraitCollection { compactPart(of: .iPadPro11Gen1) }
  @_disfavoredOverload
  public static var iPadPro12_9Gen3_Compact_SplitView: UITraitCollection { compactPart(of: .iPadPro12_9Gen3) }
  @_disfavoredOverload
  public static var iPadMini5_Compact_SplitView: UITraitCollection { compactPart(of: .iPadMini5) }
  @_disfavoredOverload
  public static var iPadAir3_Compact_SplitView: UITraitCollection { compactPart(of: .iPadAir3) }
  @_disfavoredOverload
  public static var iPadPro11Gen2_Compact_SplitView: UITraitCollection { compactPart(of: .iPadPro11Gen2) }
  @_disfavoredOverload
  public static var iPadPro12_9Gen4_Compact_SplitView: UITraitCollection { compactPart(of: .iPadPro12_9Gen4) }
  @_disfavoredOverload
  public static var iPad8_Compact_SplitView: UITraitCollection { compactPart(of: .iPad8) }
  @_disfavoredOverload
  public static var iPadAir4_Compact_SplitView: UITraitCollection { compactPart(of: .iPadAir4) }
  @_disfavoredOverload
  public static var iPadPro11Gen3_Compact_SplitView: UITraitCollection { compactPart(of: .iPadPro11Gen3) }
  @_disfavoredOverload
  public static var iPadPro12_9Gen5_Compact_SplitView: UITraitCollection { compactPart(of: .iPadPro12_9Gen5) }
  @_disfavoredOverload
  public static var iPad9_Compact_SplitView: UITraitCollection { compactPart(of: .iPad9) }
  @_disfavoredOverload
  public static var iPadMini6_Compact_SplitView: UITraitCollection { compactPart(of: .iPadMini6) }
  @_disfavoredOverload
  public static var iPadAir5_Compact_SplitView: UITraitCollection { compactPart(of: .iPadAir5) }
  @_disfavoredOverload
  public static var iPad10_Compact_SplitView: UITraitCollection { compactPart(of: .iPad10) }
  @_disfavoredOverload
  public static var iPadPro11Gen4_Compact_SplitView: UITraitCollection { compactPart(of: .iPadPro11Gen4) }
  @_disfavoredOverload
  public static var iPadPro12_9Gen6_Compact_SplitView: UITraitCollection { compactPart(of: .iPadPro12_9Gen6) }
  @_disfavoredOverload
  public static var iPadAir11M2_Compact_SplitView: UITraitCollection { compactPart(of: .iPadAir11M2) }
  @_disfavoredOverload
  public static var iPadAir13M2_Compact_SplitView: UITraitCollection { compactPart(of: .iPadAir13M2) }
  @_disfavoredOverload
  public static var iPadPro11M4_Compact_SplitView: UITraitCollection { compactPart(of: .iPadPro11M4) }
  @_disfavoredOverload
  public static var iPadPro13M4_Compact_SplitView: UITraitCollection { compactPart(of: .iPadPro13M4) }
  @_disfavoredOverload
  public static var iPadMiniA17Pro_Compact_SplitView: UITraitCollection { compactPart(of: .iPadMiniA17Pro) }
  @_disfavoredOverload
  public static var iPadA16_Compact_SplitView: UITraitCollection { compactPart(of: .iPadA16) }
  @_disfavoredOverload
  public static var iPadAir11M3_Compact_SplitView: UITraitCollection { compactPart(of: .iPadAir11M3) }
  @_disfavoredOverload
  public static var iPadAir13M3_Compact_SplitView: UITraitCollection { compactPart(of: .iPadAir13M3) }
  @_disfavoredOverload
  public static var iPadPro11M5_Compact_SplitView: UITraitCollection { compactPart(of: .iPadPro11M5) }
  @_disfavoredOverload
  public static var iPadPro13M5_Compact_SplitView: UITraitCollection { compactPart(of: .iPadPro13M5) }
  @_disfavoredOverload
  public static var iPadMini_Compact_SplitView: UITraitCollection { compactPart(of: .iPadMini) }
  @_disfavoredOverload
  public static var iPad9_7_Compact_SplitView: UITraitCollection { compactPart(of: .iPad9_7) }
  @_disfavoredOverload
  public static var iPad10_2_Compact_SplitView: UITraitCollection { compactPart(of: .iPad10_2) }
  @_disfavoredOverload
  public static var iPadPro11_Compact_SplitView: UITraitCollection { compactPart(of: .iPadPro11) }
  @_disfavoredOverload
  public static var iPadPro12_9_Compact_SplitView: UITraitCollection { compactPart(of: .iPadPro12_9) }
}
