// Written by `make generate` from Device+Catalog.swift. Change that, and run it again.

/// The phones of the catalogue, in the order in which they came out.
extension SnapshotDevice {
  @_disfavoredOverload
  public static let iPhoneSE1 = SnapshotDevice(.iPhoneSE1)
  @_disfavoredOverload
  public static let iPhone7 = SnapshotDevice(.iPhone7)
  @_disfavoredOverload
  public static let iPhone7Plus = SnapshotDevice(.iPhone7Plus)
  @_disfavoredOverload
  public static let iPhone8 = SnapshotDevice(.iPhone8)
  @_disfavoredOverload
  public static let iPhone8Plus = SnapshotDevice(.iPhone8Plus)
  @_disfavoredOverload
  public static let iPhoneX = SnapshotDevice(.iPhoneX)
  @_disfavoredOverload
  public static let iPhoneXS = SnapshotDevice(.iPhoneXS)
  @_disfavoredOverload
  public static let iPhoneXSMax = SnapshotDevice(.iPhoneXSMax)
  @_disfavoredOverload
  public static let iPhoneXR = SnapshotDevice(.iPhoneXR)
  @_disfavoredOverload
  public static let iPhone11 = SnapshotDevice(.iPhone11)
  @_disfavoredOverload
  public static let iPhone11Pro = SnapshotDevice(.iPhone11Pro)
  @_disfavoredOverload
  public static let iPhone11ProMax = SnapshotDevice(.iPhone11ProMax)
  @_disfavoredOverload
  public static let iPhoneSE2 = SnapshotDevice(.iPhoneSE2)
  @_disfavoredOverload
  public static let iPhone12Mini = SnapshotDevice(.iPhone12Mini)
  @_disfavoredOverload
  public static let iPhone12 = SnapshotDevice(.iPhone12)
  @_disfavoredOverload
  public static let iPhone12Pro = SnapshotDevice(.iPhone12Pro)
  @_disfavoredOverload
  public static let iPhone12ProMax = SnapshotDevice(.iPhone12ProMax)
  @_disfavoredOverload
  public static let iPhone13Pro = SnapshotDevice(.iPhone13Pro)
  @_disfavoredOverload
  public static let iPhone13ProMax = SnapshotDevice(.iPhone13ProMax)
  @_disfavoredOverload
  public static let iPhone13Mini = SnapshotDevice(.iPhone13Mini)
  @_disfavoredOverload
  public static let iPhone13 = SnapshotDevice(.iPhone13)
  @_disfavoredOverload
  public static let iPhoneSE3 = SnapshotDevice(.iPhoneSE3)
  @_disfavoredOverload
  public static let iPhone14 = SnapshotDevice(.iPhone14)
  @_disfavoredOverload
  public static let iPhone14Plus = SnapshotDevice(.iPhone14Plus)
  @_disfavoredOverload
  public static let iPhone14Pro = SnapshotDevice(.iPhone14Pro)
  @_disfavoredOverload
  public static let iPhone14ProMax = SnapshotDevice(.iPhone14ProMax)
  @_disfavoredOverload
  public static let iPhone15 = SnapshotDevice(.iPhone15)
  @_disfavoredOverload
  public static let iPhone15Plus = SnapshotDevice(.iPhone15Plus)
  @_disfavoredOverload
  public static let iPhone15Pro = SnapshotDevice(.iPhone15Pro)
  @_disfavoredOverload
  public static let iPhone15ProMax = SnapshotDevice(.iPhone15ProMax)
  @_disfavoredOverload
  public static let iPhone16Pro = SnapshotDevice(.iPhone16Pro)
  @_disfavoredOverload
  public static let iPhone16ProMax = SnapshotDevice(.iPhone16ProMax)
  @_disfavoredOverload
  public static let iPhone16 = SnapshotDevice(.iPhone16)
  @_disfavoredOverload
  public static let iPhone16Plus = SnapshotDevice(.iPhone16Plus)
  @_disfavoredOverload
  public static let iPhone16e = SnapshotDevice(.iPhone16e)
  @_disfavoredOverload
  public static let iPhone17Pro = SnapshotDevice(.iPhone17Pro)
  @_disfavoredOverload
  public static let iPhone17ProMax = SnapshotDevice(.iPhone17ProMax)
  @_disfavoredOverload
  public static let iPhone17 = SnapshotDevice(.iPhone17)
  @_disfavoredOverload
  public static let iPhoneAir = SnapshotDevice(.iPhoneAir)
}
