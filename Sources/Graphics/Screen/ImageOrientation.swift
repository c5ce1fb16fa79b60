/// Where an image's first row and column belong when it is shown; the names are UIKit's.
public enum ImageOrientation: Int, Hashable, Sendable, CaseIterable {
  case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
}
