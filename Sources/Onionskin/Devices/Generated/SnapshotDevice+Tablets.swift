// Written by `make generate` from Device+Catalog.swift. Change that, and run it again.

/// The tablets of the catalogue, in the order in which they came out.
extension SnapshotDevice {
  @_disfavoredOverload
  public static let iPadAir1 = SnapshotDevice(.iPadAir1)
  @_disfavoredOverload
  public static let iPadMini2 = SnapshotDevice(.iPadMini2)
  @_disfavoredOverload
  public static let iPadMini3 = SnapshotDevice(.iPadMini3)
  @_disfavoredOverload
  public static let iPadMini4 = SnapshotDevice(.iPadMini4)
  @_disfavoredOverload
  public static let iPadAir2 = SnapshotDevice(.iPadAir2)
  @_disfavoredOverload
  public static let iPadPro12_9Gen1 = SnapshotDevice(.iPadPro12_9Gen1)
  @_disfavoredOverload
  public static let iPadPro9_7 = SnapshotDevice(.iPadPro9_7)
  @_disfavoredOverload
  public static let iPad5 = SnapshotDevice(.iPad5)
  @_disfavoredOverload
  public static let iPadPro12_9Gen2 = SnapshotDevice(.iPadPro12_9Gen2)
  @_disfavoredOverload
  public static let iPadPro10_5 = SnapshotDevice(.iPadPro10_5)
  @_disfavoredOverload
  public static let iPad6 = SnapshotDevice(.iPad6)
  @_disfavoredOverload
  public static let iPad7 = SnapshotDevice(.iPad7)
  @_disfavoredOverload
  public static let iPadPro11Gen1 = SnapshotDevice(.iPadPro11Gen1)
  @_disfavoredOverload
  public static let iPadPro12_9Gen3 = SnapshotDevice(.iPadPro12_9Gen3)
  @_disfavoredOverload
  public static let iPadMini5 = SnapshotDevice(.iPadMini5)
  @_disfavoredOverload
  public static let iPadAir3 = SnapshotDevice(.iPadAir3)
  @_disfavoredOverload
  public static let iPadPro11Gen2 = SnapshotDevice(.iPadPro11Gen2)
  @_disfavoredOverload
  public static let iPadPro12_9Gen4 = SnapshotDevice(.iPadPro12_9Gen4)
  @_disfavoredOverload
  public static let iPad8 = SnapshotDevice(.iPad8)
  @_disfavoredOverload
  public static let iPadAir4 = SnapshotDevice(.iPadAir4)
  @_disfavoredOverload
  public static let iPadPro11Gen3 = SnapshotDevice(.iPadPro11Gen3)
  @_disfavoredOverload
  public static let iPadPro12_9Gen5 = SnapshotDevice(.iPadPro12_9Gen5)
  @_disfavoredOverload
  public static let iPad9 = SnapshotDevice(.iPad9)
  @_disfavoredOverload
  public static let iPadMini6 = SnapshotDevice(.iPadMini6)
  @_disfavoredOverload
  public static let iPadAir5 = SnapshotDevice(.iPadAir5)
  @_disfavoredOverload
  public static let iPad10 = SnapshotDevice(.iPad10)
  @_disfavoredOverload
  public static let iPadPro11Gen4 = SnapshotDevice(.iPadPro11Gen4)
  @_disfavoredOverload
  public static let iPadPro12_9Gen6 = SnapshotDevice(.iPadPro12_9Gen6)
  @_disfavoredOverload
  public static let iPadAir11M2 = SnapshotDevice(.iPadAir11M2)
  @_disfavoredOverload
  public static let iPadAir13M2 = SnapshotDevice(.iPadAir13M2)
  @_disfavoredOverload
  public static let iPadPro11M4 = SnapshotDevice(.iPadPro11M4)
  @_disfavoredOverload
  public static let iPadPro13M4 = SnapshotDevice(.iPadPro13M4)
  @_disfavoredOverload
  public static let iPadMiniA17Pro = SnapshotDevice(.iPadMiniA17Pro)
  @_disfavoredOverload
  public static let iPadA16 = SnapshotDevice(.iPadA16)
  @_disfavoredOverload
  public static let iPadAir11M3 = SnapshotDevice(.iPadAir11M3)
  @_disfavoredOverload
  public static let iPadAir13M3 = SnapshotDevice(.iPadAir13M3)
  @_disfavoredOverload
  public static let iPadPro11M5 = SnapshotDevice(.iPadPro11M5)
  @_disfavoredOverload
  public static let iPadPro13M5 = SnapshotDevice(.iPadPro13M5)
}
