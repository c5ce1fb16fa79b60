public import Foundation

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
  public func _makeRecognizer() -> _GestureRecognizer<Value> {
    TwoFingerRecognizer(.scale, from: minimumScaleDelta) {
      Value(
        time: Date(timeIntervalSinceReferenceDate: $0.time), magnification: $0.amount, velocity: $0.velocity,
        startAnchor: $0.startAnchor, startLocation: $0.startLocation)
    }
  }
  public typealias Body = Never
}

/// A gesture of two touches that move apart, with its scale.
public struct MagnificationGesture {
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: Gesture {
  public func _makeRecognizer() -> _GestureRecognizer<CGFloat> {
    TwoFingerRecognizer(.scale, from: minimumScaleDelta) { CGFloat($0.amount) }
  }
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
  public func _makeRecognizer() -> _GestureRecognizer<Value> {
    TwoFingerRecognizer(.rotation, from: abs(minimumAngleDelta.radians)) {
      Value(
        time: Date(timeIntervalSinceReferenceDate: $0.time), rotation: .radians($0.amount),
        velocity: .radians($0.velocity), startAnchor: $0.startAnchor, startLocation: $0.startLocation)
    }
  }
  public typealias Body = Never
}

/// A gesture of two touches that rotate, with its angle.
public struct RotationGesture {
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotationGesture: Gesture {
  public func _makeRecognizer() -> _GestureRecognizer<Angle> {
    TwoFingerRecognizer(.rotation, from: abs(minimumAngleDelta.radians)) { .radians($0.amount) }
  }
  public typealias Value = Angle
  public typealias Body = Never
}
