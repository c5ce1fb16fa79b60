/// A view that shows another one, perhaps in another environment.
@MainActor protocol ViewAround {
  var inner: any View { get }
  func change(_ environment: inout EnvironmentValues)
  /// What it does to the content's room; nil for nothing.
  var room: RoomModifier? { get }
}

extension ViewAround {
  var room: RoomModifier? { nil }
  func change(_ environment: inout EnvironmentValues) {}
}
