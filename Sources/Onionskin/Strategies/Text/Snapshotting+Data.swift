public import Foundation

extension Snapshotting where Value == Data, Format == Data {
  /// Bytes, which must all be equal.
  public static var data: Snapshotting {
    SimplySnapshotting(
      pathExtension: nil,
      diffing: Diffing(
        toData: { $0 }, fromData: { $0 },
        diff: { old, new in
          if old == new { return nil }
          let same = zip(old, new).prefix { $0 == $1 }.count
          return ("Expected \(old.count) bytes, found \(new.count); they differ from byte \(same) on.", [])
        }))
  }
}
