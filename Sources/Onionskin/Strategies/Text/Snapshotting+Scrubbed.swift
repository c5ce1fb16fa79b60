internal import Foundation

extension Snapshotting where Format == String {
  /// The same text with values that change from run to run replaced: addresses, dates and identifiers by their kinds,
  /// such as `<address>`.
  public var scrubbed: Snapshotting { scrubbed(SnapshotScrubber.all) }

  /// The same text with values that change from run to run replaced.
  ///
  /// - Parameter scrubbers: the replacements, in order: `[.dates, .pattern("[0-9]+ ms", by: "<time>")]`.
  public func scrubbed(_ scrubbers: [SnapshotScrubber]) -> Snapshotting {
    var scrubbed = Snapshotting(pathExtension: pathExtension, diffing: diffing) { value, assertion in
      take(value, assertion).map { taken in
        guard taken.problem == nil else { return taken }
        let text = scrubbers.reduce(taken.format()) { $1.scrub($0) }
        return Taken(text, notes: taken.notes)
      }
    }
    scrubbed.waitsWithTheScreenShown = waitsWithTheScreenShown
    return scrubbed
  }
}
