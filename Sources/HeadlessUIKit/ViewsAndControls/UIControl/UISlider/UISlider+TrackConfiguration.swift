extension UISlider {
  /// The style of a slider on iOS 26.
  public enum Style: Int, Sendable {
    case `default`
    /// A bar without a thumb.
    case thumbless
  }

  /// The configuration of a slider's track. API of iOS 26.
  @preconcurrency @MainActor public struct TrackConfiguration: @preconcurrency Hashable {
    /// A mark along the track.
    @preconcurrency @MainActor public struct Tick: @preconcurrency Hashable {
      /// From 0 to 1.
      public let position: Float
      /// Stored but unused: bars and controls look as on iOS 18.
      public var title: String?
      /// Stored but unused: bars and controls look as on iOS 18.
      public var image: UIImage?

      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        self.position = position
        self.title = title
        self.image = image
      }
    }

    public let ticks: [Tick]
    /// Whether a touch only selects the values of ticks.
    public var allowsTickValuesOnly: Bool
    /// The start of the filled part of the track, from 0 to 1.
    public var neutralValue: Float
    /// Which values a finger may choose, from 0 to 1.
    public var enabledRange: ClosedRange<Float>

    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      ticks: [Tick]
    ) {
      self.ticks = ticks
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.enabledRange = enabledRange
    }

    /// Evenly spaced ticks from one end to the other.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      numberOfTicks: Int
    ) {
      let last = Float(max(1, numberOfTicks - 1))
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange,
        ticks: (0..<max(0, numberOfTicks)).map { Tick(position: Float($0) / last) })
    }

    /// The value, from 0 to 1, that is chosen for one: kept to the range, and at a tick where no others count.
    func choose(_ value: Float) -> Float {
      let inRange = min(max(value, enabledRange.lowerBound), enabledRange.upperBound)
      guard allowsTickValuesOnly else { return inRange }
      let allowed = ticks.map(\.position).filter(enabledRange.contains)
      return allowed.min { abs($0 - value) < abs($1 - value) } ?? inRange
    }
  }
}
