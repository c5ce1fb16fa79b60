/// What is found in pictures. By default nothing is.
public struct VisionAnswers: StandInAnswers {
  /// Labels with their confidence, from 0 to 1: what a model or Apple's own classifier sees.
  public var classifications: [(label: String, confidence: Float)] = []
  /// Recognized texts, a line each.
  public var texts: [String] = []
  /// The contents of codes.
  public var barcodes: [String] = []
  /// The frames of faces, from 0 to 1, from the lower left corner.
  public var faces: [CGRect] = []

  /// The angle of the horizon, in radians; nil finds none.
  public var horizon: CGFloat?

  public init() {}

  static func current(asked question: String) -> VisionAnswers {
    StandInScope.answers(framework: "Vision", asked: question)
  }
}
