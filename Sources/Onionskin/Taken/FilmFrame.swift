package import Foundation

/// A moment of an animation in a film strip, and its part of the strip.
package struct FilmFrame: Codable, Hashable, Sendable {
  /// The time in seconds after the start.
  package var time: TimeInterval
  /// The rectangle in the strip, in points.
  package var frame: CGRect

  package init(time: TimeInterval, frame: CGRect) {
    self.time = time
    self.frame = frame
  }
}
