package import Foundation

/// A moment of an animation in a film strip: when it is and which part of the strip shows it.
package struct FilmFrame: Codable, Hashable, Sendable {
  /// In seconds after the start.
  package var time: TimeInterval
  /// In the strip, in points.
  package var frame: CGRect

  package init(time: TimeInterval, frame: CGRect) {
    self.time = time
    self.frame = frame
  }
}
