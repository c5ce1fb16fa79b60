import Foundation

/// Ends the process where one input has taken more memory than some hundred bytes may.
struct MemoryLimit {
  private let megabytes: Int
  private var before = MemoryLimit.peak

  init(megabytes: Int) { self.megabytes = megabytes }

  /// The most memory that the process had at one time so far, in megabytes.
  private static var peak: Int {
    var usage = rusage()
    getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss >> 10
  }

  /// To be called after each input: what they leave behind together, each a little, doesn't count.
  mutating func check() {
    let peak = MemoryLimit.peak
    precondition(peak - before <= megabytes, "an input took \(peak - before) MB of memory")
    before = peak
  }
}
