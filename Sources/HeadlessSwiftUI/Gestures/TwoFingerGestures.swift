public import Foundation

// Tests simulate single touches on SwiftUI's views: gestures of two fingers are never recognized.

/// A gesture of two touches that move apart.
public struct MagnifyGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// The ratio of the distance to its start value.
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    /// The location in points, in the view's own coordinate space.
    public var startLocation: CGPoint
  }

  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: Gesture {
  public func _makeRecognizer() -> _GestureRecognizer<Value> { _GestureRecognizer() }
  public typealias Body = Never
}

/// A gesture of two touches that move apart, with its scale.
public struct MagnificationGesture {
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: Gesture {
  public func _makeRecognizer() -> _GestureRecognizer<CGFloat> { _GestureRecognizer() }
  public typealias Value = CGFloat
  public typealias Body = Never
}

/// A gesture of two touches that rotate.
public struct RotateGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    /// The location in points, in the view's own coordinate space.
    public var startLocation: CGPoint
  }

  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotateGesture: Gesture {
  public func _makeRecognizer() -> _GestureRecognizer<Value> { _GestureRecognizer() }
  public typealias Body = Never
}

/// A gesture of two touches that rotate, with its angle.
public struct RotationGesture {
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotationGesture: Gesture {
  public func _makeRecognizer() -> _GestureRecognizer<Angle> { _GestureRecognizer() }
  public typealias Value = Angle
  public typealias Body = Never
}
