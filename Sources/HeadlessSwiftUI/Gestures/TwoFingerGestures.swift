public import Foundation

// Touches of a test are those of one finger: gestures of two fingers are never recognized.

/// Two fingers that move apart.
public struct MagnifyGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// How far the fingers moved apart: 1 where they began.
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    /// In points, in the view's own coordinate space.
    public var startLocation: CGPoint
  }

  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: Gesture {
  public func _makeRecognizer() -> _GestureRecognizer<Value> { _GestureRecognizer() }
  public typealias Body = Never
}

/// Two fingers that move apart, and by how much.
public struct MagnificationGesture {
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: Gesture {
  public func _makeRecognizer() -> _GestureRecognizer<CGFloat> { _GestureRecognizer() }
  public typealias Value = CGFloat
  public typealias Body = Never
}

/// Two fingers that turn.
public struct RotateGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    /// In points, in the view's own coordinate space.
    public var startLocation: CGPoint
  }

  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotateGesture: Gesture {
  public func _makeRecognizer() -> _GestureRecognizer<Value> { _GestureRecognizer() }
  public typealias Body = Never
}

/// Two fingers that turn, and by how much.
public struct RotationGesture {
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotationGesture: Gesture {
  public func _makeRecognizer() -> _GestureRecognizer<Angle> { _GestureRecognizer() }
  public typealias Value = Angle
  public typealias Body = Never
}
