/// What went wrong with models.
public struct SwiftDataError: Error, Equatable, Sendable {
  private let name: String

  /// A save doesn't fit a delete rule, or the container doesn't allow saves.
  public static var modelValidationFailure: SwiftDataError { SwiftDataError(name: "modelValidationFailure") }
  /// The container's schema doesn't have the model.
  public static var unknownSchema: SwiftDataError { SwiftDataError(name: "unknownSchema") }
}
