/// What was taken of a value.
package enum TakenContent {
  /// A screen, to be painted and then compared under a tolerance.
  case screen(TakenScreen, PictureTolerance)
  /// A text, or whatever else is compared as it is.
  case value(any SnapshotContents)
  /// Nothing, and why.
  case nothing(any Error)
}
