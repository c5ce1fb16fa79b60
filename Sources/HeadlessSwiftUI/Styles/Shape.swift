/// An outline in a rectangle.
public protocol Shape: View, Sendable {
  nonisolated func path(in rect: CGRect) -> Path
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {}
