// Written by `make generate` from Device+Catalog.swift. Change that, and run it again.

/// Tablets, held in landscape.
extension ViewImageConfig {
  @_disfavoredOverload
  public static var iPadAir1: ViewImageConfig { device(.iPadAir1, .landscape) }
  @_disfavoredOverload
  public static var iPadMini2: ViewImageConfig { device(.iPadMini2, .landscape) }
  @_disfavoredOverload
  public static var iPadMini3: ViewImageConfig { device(.iPadMini3, .landscape) }
  @_disfavoredOverload
  public static var iPadMini4: ViewImageConfig { device(.iPadMini4, .landscape) }
  @_disfavoredOverload
  public static var iPadAir2: ViewImageConfig { device(.iPadAir2, .landscape) }
  @_disfavoredOverload
  public static var iPadPro12_9Gen1: ViewImageConfig { device(.iPadPro12_9Gen1, .landscape) }
  @_disfavoredOverload
  public static var iPadPro9_7: ViewImageConfig { device(.iPadPro9_7, .landscape) }
  @_disfavoredOverload
  public static var iPad5: ViewImageConfig { device(.iPad5, .landscape) }
  @_disfavoredOverload
  public static var iPadPro12_9Gen2: ViewImageConfig { device(.iPadPro12_9Gen2, .landscape) }
  @_disfavoredOverload
  public static var iPadPro10_5: ViewImageConfig { device(.iPadPro10_5, .landscape) }
  @_disfavoredOverload
  public static var iPad6: ViewImageConfig { device(.iPad6, .landscape) }
  @_disfavoredOverload
  public static var iPad7: ViewImageConfig { device(.iPad7, .landscape) }
  @_disfavoredOverload
  public static var iPadPro11Gen1: ViewImageConfig { device(.iPadPro11Gen1, .landscape) }
  @_disfavoredOverload
  public static var iPadPro12_9Gen3: ViewImageConfig { device(.iPadPro12_9Gen3, .landscape) }
  @_disfavoredOverload
  public static var iPadMini5: ViewImageConfig { device(.iPadMini5, .landscape) }
  @_disfavoredOverload
  public static var iPadAir3: ViewImageConfig { device(.iPadAir3, .landscape) }
  @_disfavoredOverload
  public static var iPadPro11Gen2: ViewImageConfig { device(.iPadPro11Gen2, .landscape) }
  @_disfavoredOverload
  public static var iPadPro12_9Gen4: ViewImageConfig { device(.iPadPro12_9Gen4, .landscape) }
  @_disfavoredOverload
  public static var iPad8: ViewImageConfig { device(.iPad8, .landscape) }
  @_disfavoredOverload
  public static var iPadAir4: ViewImageConfig { device(.iPadAir4, .landscape) }
  @_disfavoredOverload
  public static var iPadPro11Gen3: ViewImageConfig { device(.iPadPro11Gen3, .landscape) }
  @_disfavoredOverload
  public static var iPadPro12_9Gen5: ViewImageConfig { device(.iPadPro12_9Gen5, .landscape) }
  @_disfavoredOverload
  public static var iPad9: ViewImageConfig { device(.iPad9, .landscape) }
  @_disfavoredOverload
  public static var iPadMini6: ViewImageConfig { device(.iPadMini6, .landscape) }
  @_disfavoredOverload
  public static var iPadAir5: ViewImageConfig { device(.iPadAir5, .landscape) }
  @_disfavoredOverload
  public static var iPad10: ViewImageConfig { device(.iPad10, .landscape) }
  @_disfavoredOverload
  public static var iPadPro11Gen4: ViewImageConfig { device(.iPadPro11Gen4, .landscape) }
  @_disfavoredOverload
  public static var iPadPro12_9Gen6: ViewImageConfig { device(.iPadPro12_9Gen6, .landscape) }
  @_disfavoredOverload
  public static var iPadAir11M2: ViewImageConfig { device(.iPadAir11M2, .landscape) }
  @_disfavoredOverload
  public static var iPadAir13M2: ViewImageConfig { device(.iPadAir13M2, .landscape) }
  @_disfavoredOverload
  public static var iPadPro11M4: ViewImageConfig { device(.iPadPro11M4, .landscape) }
  @_disfavoredOverload
  public static var iPadPro13M4: ViewImageConfig { device(.iPadPro13M4, .landscape) }
  @_disfavoredOverload
  public static var iPadMiniA17Pro: ViewImageConfig { device(.iPadMiniA17Pro, .landscape) }
  @_disfavoredOverload
  public static var iPadA16: ViewImageConfig { device(.iPadA16, .landscape) }
  @_disfavoredOverload
  public static var iPadAir11M3: ViewImageConfig { device(.iPadAir11M3, .landscape) }
  @_disfavoredOverload
  public static var iPadAir13M3: ViewImageConfig { device(.iPadAir13M3, .landscape) }
  @_disfavoredOverload
  public static var iPadPro11M5: ViewImageConfig { device(.iPadPro11M5, .landscape) }
  @_disfavoredOverload
  public static var iPadPro13M5: ViewImageConfig { device(.iPadPro13M5, .landscape) }
  @_disfavoredOverload
  public static var iPadMini: ViewImageConfig { device(.iPadMini5, .landscape) }
  @_disfavoredOverload
  public static var iPad9_7: ViewImageConfig { device(.iPad6, .landscape) }
  @_disfavoredOverload
  public static var iPad10_2: ViewImageConfig { device(.iPad9, .landscape) }
  @_disfavoredOverload
  public static var iPadPro11: ViewImageConfig { device(.iPadPro11Gen4, .landscape) }
  @_disfavoredOverload
  public static var iPadPro12_9: ViewImageConfig { preset(.iPadPro12_9Gen6, .landscape) }
}

/// The same devices, held one way or the other.
extension ViewImageConfig {
  @_disfavoredOverload
  public static func iPadAir1(_ orientation: Orientation) -> ViewImageConfig { device(.iPadAir1, orientation) }
  @_disfavoredOverload
  public static func iPadMini2(_ orientation: Orientation) -> ViewImageConfig { device(.iPadMini2, orientation) }
  @_disfavoredOverload
  public static func iPadMini3(_ orientation: Orientation) -> ViewImageConfig { device(.iPadMini3, orientation) }
  @_disfavoredOverload
  public static func iPadMini4(_ orientation: Orientation) -> ViewImageConfig { device(.iPadMini4, orientation) }
  @_disfavoredOverload
  public static func iPadAir2(_ orientation: Orientation) -> ViewImageConfig { device(.iPadAir2, orientation) }
  @_disfavoredOverload
  public static func iPadPro12_9Gen1(_ orientation: Orientation) -> ViewImageConfig {
    device(.iPadPro12_9Gen1, orientation)
  }
  @_disfavoredOverload
  public static func iPadPro9_7(_ orientation: Orientation) -> ViewImageConfig { device(.iPadPro9_7, orientation) }
  @_disfavoredOverload
  public static func iPad5(_ orientation: Orientation) -> ViewImageConfig { device(.iPad5, orientation) }
  @_disfavoredOverload
  public static func iPadPro12_9Gen2(_ orientation: Orientation) -> ViewImageConfig {
    device(.iPadPro12_9Gen2, orientation)
  }
  @_disfavoredOverload
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { device(.iPadPro10_5, orientation) }
  @_disfavoredOverload
  public static func iPad6(_ orientation: Orientation) -> ViewImageConfig { device(.iPad6, orientation) }
  @_disfavoredOverload
  public static func iPad7(_ orientation: Orientation) -> ViewImageConfig { device(.iPad7, orientation) }
  @_disfavoredOverload
  public static func iPadPro11Gen1(_ orientation: Orientation) -> ViewImageConfig {
    device(.iPadPro11Gen1, orientation)
  }
  @_disfavoredOverload
  public static func iPadPro12_9Gen3(_ orientation: Orientation) -> ViewImageConfig {
    device(.iPadPro12_9Gen3, orientation)
  }
  @_disfavoredOverload
  public static func iPadMini5(_ orientation: Orientation) -> ViewImageConfig { device(.iPadMini5, orientation) }
  @_disfavoredOverload
  public static func iPadAir3(_ orientation: Orientation) -> ViewImageConfig { device(.iPadAir3, orientation) }
  @_disfavoredOverload
  public static func iPadPro11Gen2(_ orientation: Orientation) -> ViewImageConfig {
    device(.iPadPro11Gen2, orientation)
  }
  @_disfavoredOverload
  public static func iPadPro12_9Gen4(_ orientation: Orientation) -> ViewImageConfig {
    device(.iPadPro12_9Gen4, orientation)
  }
  @_disfavoredOverload
  public static func iPad8(_ orientation: Orientation) -> ViewImageConfig { device(.iPad8, orientation) }
  @_disfavoredOverload
  public static func iPadAir4(_ orientation: Orientation) -> ViewImageConfig { device(.iPadAir4, orientation) }
  @_disfavoredOverload
  public static func iPadPro11Gen3(_ orientation: Orientation) -> ViewImageConfig {
    device(.iPadPro11Gen3, orientation)
  }
  @_disfavoredOverload
  public static func iPadPro12_9Gen5(_ orientation: Orientation) -> ViewImageConfig {
    device(.iPadPro12_9Gen5, orientation)
  }
  @_disfavoredOverload
  public static func iPad9(_ orientation: Orientation) -> ViewImageConfig { device(.iPad9, orientation) }
  @_disfavoredOverload
  public static func iPadMini6(_ orientation: Orientation) -> ViewImageConfig { device(.iPadMini6, orientation) }
  @_disfavoredOverload
  public static func iPadAir5(_ orientation: Orientation) -> ViewImageConfig { device(.iPadAir5, orientation) }
  @_disfavoredOverload
  public static func iPad10(_ orientation: Orientation) -> ViewImageConfig { device(.iPad10, orientation) }
  @_disfavoredOverload
  public static func iPadPro11Gen4(_ orientation: Orientation) -> ViewImageConfig {
    device(.iPadPro11Gen4, orientation)
  }
  @_disfavoredOverload
  public static func iPadPro12_9Gen6(_ orientation: Orientation) -> ViewImageConfig {
    device(.iPadPro12_9Gen6, orientation)
  }
  @_disfavoredOverload
  public static func iPadAir11M2(_ orientation: Orientation) -> ViewImageConfig { device(.iPadAir11M2, orientation) }
  @_disfavoredOverload
  public static func iPadAir13M2(_ orientation: Orientation) -> ViewImageConfig { device(.iPadAir13M2, orientation) }
  @_disfavoredOverload
  public static func iPadPro11M4(_ orientation: Orientation) -> ViewImageConfig { device(.iPadPro11M4, orientation) }
  @_disfavoredOverload
  public static func iPadPro13M4(_ orientation: Orientation) -> ViewImageConfig { device(.iPadPro13M4, orientation) }
  @_disfavoredOverload
  public static func iPadMiniA17Pro(_ orientation: Orientation) -> ViewImageConfig {
    device(.iPadMiniA17Pro, orientation)
  }
  @_disfavoredOverload
  public static func iPadA16(_ orientation: Orientation) -> ViewImageConfig { device(.iPadA16, orientation) }
  @_disfavoredOverload
  public static func iPadAir11M3(_ orientation: Orientation) -> ViewImageConfig { device(.iPadAir11M3, orientation) }
  @_disfavoredOverload
  public static func iPadAir13M3(_ orientation: Orientation) -> ViewImageConfig { device(.iPadAir13M3, orientation) }
  @_disfavoredOverload
  public static func iPadPro11M5(_ orientation: Orientation) -> ViewImageConfig { device(.iPadPro11M5, orientation) }
  @_disfavoredOverload
  public static func iPadPro13M5(_ orientation: Orientation) -> ViewImageConfig { device(.iPadPro13M5, orientation) }
  @_disfavoredOverload
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { device(.iPadMini5, orientation) }
  @_disfavoredOverload
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { device(.iPad6, orientation) }
  @_disfavoredOverload
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { device(.iPad9, orientation) }
  @_disfavoredOverload
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { device(.iPadPro11Gen4, orientation) }
  @_disfavoredOverload
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    preset(.iPadPro12_9Gen6, orientation)
  }
}
