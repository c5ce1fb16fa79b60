public import Foundation

extension NSValue {
  // On Linux, Foundation's values hold only points, sizes, rectangles and ranges, so a time is stored as the two numbers of a
  // range.

  public convenience init(time: CMTime) {
    let units = UInt64(time.flags.rawValue) << 32 | UInt64(UInt32(bitPattern: time.timescale))
    self.init(range: NSRange(location: Int(time.value), length: Int(bitPattern: UInt(units))))
  }

  /// The time that the value was created with; an invalid time if the value holds another type.
  public var timeValue: CMTime {
    let isRange = !(self is NSNumber) && strcmp(objCType, NSValue(range: NSRange()).objCType) == 0
    guard isRange else { return .invalid }
    let units = UInt64(UInt(bitPattern: rangeValue.length))
    var time = CMTime(
      value: Int64(rangeValue.location), timescale: Int32(bitPattern: UInt32(truncatingIfNeeded: units)))
    time.flags = CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: units >> 32))
    return time
  }
}
