/// Stands in translated sources where an app's view says what it consists of. Not a part of SwiftUI.
public struct UnshownView: View, InsettableShape, ShapeStyle, ToolbarContent, Gesture {
  /// What stood there, `VStack`; nil where that doesn't matter.
  let name: String?

  nonisolated public init(_ name: String? = nil) { self.name = name }

  public typealias Body = Never
  public typealias Value = Never

  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}
