/// The times of a snapshot's stages, in seconds; nil for stages that it doesn't have.
package struct StageTimes: Hashable, Sendable, Codable {
  /// Creating the controller, or evaluating the value.
  package var build: Double?
  /// Displaying and laying out the screen.
  package var layout: Double?
  /// Creating the display list and the descriptions of the views.
  package var displayList: Double?
  /// Painting the display list.
  package var paint: Double?
  /// Comparing with the reference, including reading and writing files.
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

  /// Returns the result of `work`, and the time that it took.
  package static func measure<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> (result: Result, seconds: Double) {
    let clock = ContinuousClock()
    let start = clock.now
    let result = try work()
    return (result, start.duration(to: clock.now) / .seconds(1))
  }
}
