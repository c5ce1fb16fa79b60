public import Foundation

/// Follows a finger, which isn't there.
public struct DragGesture: Gesture {
  /// Where the finger is.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize
    public var predictedEndLocation: CGPoint
    public var predictedEndTranslation: CGSize
    public var velocity: CGSize
  }

  public var minimumDistance: CGFloat

  nonisolated public init(minimumDistance: CGFloat = 10) { self.minimumDistance = minimumDistance }
}
