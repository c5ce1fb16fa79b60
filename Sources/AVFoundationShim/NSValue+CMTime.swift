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

  /// Stored as the bits of a rectangle's four numbers.
  public convenience init(timeRange: CMTimeRange) {
    func halves(_ time: CMTime) -> (CGFloat, CGFloat) {
      let units = UInt64(time.flags.rawValue) << 32 | UInt64(UInt32(bitPattern: time.timescale))
      return (CGFloat(Double(bitPattern: UInt64(bitPattern: time.value))), CGFloat(Double(bitPattern: units)))
    }
    let (start, duration) = (halves(timeRange.start), halves(timeRange.duration))
    self.init(rect: CGRect(x: start.0, y: start.1, width: duration.0, height: duration.1))
  }

  /// The range that the value was created with; zero if the value holds another type.
  public var timeRangeValue: CMTimeRange {
    let isRect = !(self is NSNumber) && strcmp(objCType, NSValue(rect: .zero).objCType) == 0
    guard isRect else { return .zero }
    func time(_ value: CGFloat, _ units: CGFloat) -> CMTime {
      let units = Double(units).bitPattern
      var time = CMTime(
        value: Int64(bitPattern: Double(value).bitPattern),
        timescale: Int32(bitPattern: UInt32(truncatingIfNeeded: units)))
      time.flags = CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: units >> 32))
      return time
    }
    let rect = rectValue
    return CMTimeRange(
      start: time(rect.origin.x, rect.origin.y), duration: time(rect.size.width, rect.size.height))
  }
}
