/// A view that shows another one, perhaps in another environment.
@MainActor protocol ViewAround {
  var inner: any View { get }
  func change(_ environment: inout EnvironmentValues)
}

extension ViewAround {
  func change(_ environment: inout EnvironmentValues) {}
}
