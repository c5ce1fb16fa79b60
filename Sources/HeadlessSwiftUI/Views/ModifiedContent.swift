/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View {
  public typealias Body = Never
}

extension ModifiedContent: ViewAround where Content: View {
  var inner: any View { content }
  var room: RoomModifier? { modifier as? RoomModifier }

  func change(_ environment: inout EnvironmentValues) {
    (modifier as? EnvironmentModifier)?.change(&environment)
  }
}

/// What gives a view's environment a value.
struct EnvironmentModifier {
  let change: (inout EnvironmentValues) -> Void
}

/// What has no effect on a placeholder.
struct UnshownModifier {}
