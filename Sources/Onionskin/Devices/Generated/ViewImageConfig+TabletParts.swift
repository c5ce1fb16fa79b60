// Written by `make generate` from Device+Catalog.swift. Change that, and run it again.

/// Parts of tablets' screens, beside another application.
extension ViewImageConfig {
  @_disfavoredOverload
  public static func iPadAir1(_ orientation: TabletOrientation) -> ViewImageConfig { device(.iPadAir1, orientation) }
  @_disfavoredOverload
  public static func iPadMini2(_ orientation: TabletOrientation) -> ViewImageConfig { device(.iPadMini2, orientation) }
  @_disfavoredOverload
  public static func iPadMini3(_ orientation: TabletOrientation) -> ViewImageConfig { device(.iPadMini3, orientation) }
  @_disfavoredOverload
  public static func iPadMini4(_ orientation: TabletOrientation) -> ViewImageConfig { device(.iPadMini4, orientation) }
  @_disfavoredOverload
  public static func iPadAir2(_ orientation: TabletOrientation) -> ViewImageConfig { device(.iPadAir2, orientation) }
  @_disfavoredOverload
  public static func iPadPro12_9Gen1(_ orientation: TabletOrientation) -> ViewImageConfig {
    device(.iPadPro12_9Gen1, orientation)
  }
  @_disfavoredOverload
  public static func iPadPro9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    device(.iPadPro9_7, orientation)
  }
  @_disfavoredOverload
  public static func iPad5(_ orientation: TabletOrientation) -> ViewImageConfig { device(.iPad5, orientation) }
  @_disfavoredOverload
  public static func iPadPro12_9Gen2(_ orientation: TabletOrientation) -> ViewImageConfig {
    device(.iPadPro12_9Gen2, orientation)
  }
  @_disfavoredOverload
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    device(.iPadPro10_5, orientation)
  }
  @_disfavoredOverload
  public static func iPad6(_ orientation: TabletOrientation) -> ViewImageConfig { device(.iPad6, orientation) }
  @_disfavoredOverload
  public static func iPad7(_ orientation: TabletOrientation) -> ViewImageConfig { device(.iPad7, orientation) }
  @_disfavoredOverload
  public static func iPadPro11Gen1(_ orientation: TabletOrientation) -> ViewImageConfig {
    device(.iPadPro11Gen1, orientation)
  }
  @_disfavoredOverload
  public static func iPadPro12_9Gen3(_ orientation: TabletOrientation) -> ViewImageConfig {
    device(.iPadPro12_9Gen3, orientation)
  }
  @_disfavoredOverload
  public static func iPadMini5(_ orientation: TabletOrientation) -> ViewImageConfig { device(.iPadMini5, orientation) }
  @_disfavoredOverload
  public static func iPadAir3(_ orientation: TabletOrientation) -> ViewImageConfig { device(.iPadAir3, orientation) }
  @_disfavoredOverload
  public static func iPadPro11Gen2(_ orientation: TabletOrientation) -> ViewImageConfig {
    device(.iPadPro11Gen2, orientation)
  }
  @_disfavoredOverload
  public static func iPadPro12_9Gen4(_ orientation: TabletOrientation) -> ViewImageConfig {
    device(.iPadPro12_9Gen4, orientation)
  }
  @_disfavoredOverload
  public static func iPad8(_ orientation: TabletOrientation) -> ViewImageConfig { device(.iPad8, orientation) }
  @_disfavoredOverload
  public static func iPadAir4(_ orientation: TabletOrientation) -> ViewImageConfig { device(.iPadAir4, orientation) }
  @_disfavoredOverload
  public static func iPadPro11Gen3(_ orientation: TabletOrientation) -> ViewImageConfig {
    device(.iPadPro11Gen3, orientation)
  }
  @_disfavoredOverload
  public static func iPadPro12_9Gen5(_ orientation: TabletOrientation) -> ViewImageConfig {
    device(.iPadPro12_9Gen5, orientation)
  }
  @_disfavoredOverload
  public static func iPad9(_ orientation: TabletOrientation) -> ViewImageConfig { device(.iPad9, orientation) }
  @_disfavoredOverload
  public static func iPadMini6(_ orientation: TabletOrientation) -> ViewImageConfig { device(.iPadMini6, orientation) }
  @_disfavoredOverload
  public static func iPadAir5(_ orientation: TabletOrientation) -> ViewImageConfig { device(.iPadAir5, orientation) }
  @_disfavoredOverload
  public static func iPad10(_ orientation: TabletOrientation) -> ViewImageConfig { device(.iPad10, orientation) }
  @_disfavoredOverload
  public static func iPadPro11Gen4(_ orientation: TabletOrientation) -> ViewImageConfig {
    device(.iPadPro11Gen4, orientation)
  }
  @_disfavoredOverload
  public static func iPadPro12_9Gen6(_ orientation: TabletOrientation) -> ViewImageConfig {
    device(.iPadPro12_9Gen6, orientation)
  }
  @_disfavoredOverload
  public static func iPadAir11M2(_ orientation: TabletOrientation) -> ViewImageConfig {
    device(.iPadAir11M2, orientation)
  }
  @_disfavoredOverload
  public static func iPadAir13M2(_ orientation: TabletOrientation) -> ViewImageConfig {
    device(.iPadAir13M2, orientation)
  }
  @_disfavoredOverload
  public static func iPadPro11M4(_ orientation: TabletOrientation) -> ViewImageConfig {
    device(.iPadPro11M4, orientation)
  }
  @_disfavoredOverload
  public static func iPadPro13M4(_ orientation: TabletOrientation) -> ViewImageConfig {
    device(.iPadPro13M4, orientation)
  }
  @_disfavoredOverload
  public static func iPadMiniA17Pro(_ orientation: TabletOrientation) -> ViewImageConfig {
    device(.iPadMiniA17Pro, orientation)
  }
  @_disfavoredOverload
  public static func iPadA16(_ orientation: TabletOrientation) -> ViewImageConfig { device(.iPadA16, orientation) }
  @_disfavoredOverload
  public static func iPadAir11M3(_ orientation: TabletOrientation) -> ViewImageConfig {
    device(.iPadAir11M3, orientation)
  }
  @_disfavoredOverload
  public static func iPadAir13M3(_ orientation: TabletOrientation) -> ViewImageConfig {
    device(.iPadAir13M3, orientation)
  }
  @_disfavoredOverload
  public static func iPadPro11M5(_ orientation: TabletOrientation) -> ViewImageConfig {
    device(.iPadPro11M5, orientation)
  }
  @_disfavoredOverload
  public static func iPadPro13M5(_ orientation: TabletOrientation) -> ViewImageConfig {
    device(.iPadPro13M5, orientation)
  }
  @_disfavoredOverload
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig { device(.iPadMini5, orientation) }
  @_disfavoredOverload
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig { device(.iPad6, orientation) }
  @_disfavoredOverload
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig { device(.iPad9, orientation) }
  @_disfavoredOverload
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    device(.iPadPro11Gen4, orientation)
  }
  @_disfavoredOverload
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    preset(.iPadPro12_9Gen6, orientation)
  }
}
