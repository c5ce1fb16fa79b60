/// An OpenType feature and its value, such as `tnum` = 1.
public struct FontFeature: Hashable, Sendable {
  /// The feature's four letters.
  public var tag: String
  /// 0 switches the feature off, 1 on; alternates are numbered from 1.
  public var value: UInt32

  public init(tag: String, value: UInt32 = 1) {
    self.tag = tag
    self.value = value
  }
}
