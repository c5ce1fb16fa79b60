/// What the stages of one snapshot took, in seconds; nil for stages that it doesn't have.
package struct StageTimes: Hashable, Sendable, Codable {
  /// Making the controller, or evaluating the value.
  package var build: Double?
  /// Showing it and laying it out.
  package var layout: Double?
  /// Turning the views into a display list, and describing them.
  package var displayList: Double?
  /// Painting the display list.
  package var paint: Double?
  /// Comparing with the reference, with reading and writing files.
  package var verdict: Double?

  package init(
    build: Double? = nil, layout: Double? = nil, displayList: Double? = nil, paint: Double? = nil,
    verdict: Double? = nil
  ) {
    self.build = build
    self.layout = layout
    self.displayList = displayList
    self.paint = paint
    self.verdict = verdict
  }

  /// All stages together.
  package var total: Double {
    [build, layout, displayList, paint, verdict].reduce(0) { $0 + ($1 ?? 0) }
  }

  /// The result of `work`, and how long it took.
  package static func measure<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> (result: Result, seconds: Double) {
    let clock = ContinuousClock()
    let start = clock.now
    let result = try work()
    return (result, start.duration(to: clock.now) / .seconds(1))
  }
}
