internal import Foundation

/// Reads a value of the system by its name. The values are those of the simulator on a Mac, with the build number of iOS 17.5:
/// `hw.machine`, `hw.model`, `kern.osversion`, `kern.osproductversion`, `kern.ostype`, `hw.ncpu`, `hw.logicalcpu`,
/// `hw.physicalcpu` and `hw.memsize`.
///
/// - Parameters:
///   - name: the value's name.
///   - oldp: receives the value; nil to ask for its length alone.
///   - oldlenp: the space for the value, in bytes; receives the value's length, with the zero at the end of a text.
///   - newp: ignored: values can't be set.
///   - newlen: ignored.
/// - Returns: 0, or -1 with `errno` `ENOENT` for an unknown name, and `ENOMEM` if the space is too small.
@discardableResult public func sysctlbyname(
  _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer!, _ oldlenp: UnsafeMutablePointer<Int>!,
  _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
  guard let name, let value = systemValue(String(cString: name)) else {
    errno = ENOENT
    return -1
  }
  guard let oldlenp else { return 0 }
  if let oldp {
    guard oldlenp.pointee >= value.count else {
      errno = ENOMEM
      return -1
    }
    oldp.copyMemory(from: value, byteCount: value.count)
  }
  oldlenp.pointee = value.count
  return 0
}

/// The bytes of a value.
private func systemValue(_ name: String) -> [UInt8]? {
  func text(_ text: String) -> [UInt8] { Array(text.utf8) + [0] }
  func bytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] { withUnsafeBytes(of: number) { Array($0) } }
  switch name {
  case "hw.machine", "hw.model": return text("arm64")
  case "kern.ostype": return text("Darwin")
  case "kern.osversion": return text("21F79")
  case "kern.osproductversion": return text(Look.release.name)
  case "hw.ncpu", "hw.logicalcpu", "hw.physicalcpu": return bytes(Int32(ProcessInfo.processInfo.processorCount))
  case "hw.memsize": return bytes(ProcessInfo.processInfo.physicalMemory)
  default: return nil
  }
}
