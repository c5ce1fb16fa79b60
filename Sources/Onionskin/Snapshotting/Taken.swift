internal import HeadlessUIKit

/// The snapshot that a strategy takes of a value: the value's format, and the screen if the format is a picture of a screen.
package struct Taken<Format> {
  /// The picture, text or other format of the value. It is evaluated on demand, because the comparison of a screen needs no
  /// image.
  package let format: () -> Format
  /// The screen; nil if the format isn't a picture of a screen.
  let screen: TakenScreen?
  let notes: TakenNotes
  /// The reason why no snapshot could be taken; nil if one was taken.
  let problem: SnapshotProblem?

  /// Creates a snapshot of a value without a screen.
  init(_ format: @escaping @autoclosure () -> Format) {
    self.format = format
    screen = nil
    notes = TakenNotes()
    problem = nil
  }

  /// Creates a snapshot of values that were read from a screen.
  init(_ format: Format, notes: TakenNotes) {
    self.format = { format }
    screen = nil
    self.notes = notes
    problem = nil
  }

  /// Creates a placeholder for a snapshot that couldn't be taken.
  init(_ format: @escaping @autoclosure () -> Format, problem: SnapshotProblem) {
    self.format = format
    screen = nil
    notes = TakenNotes()
    self.problem = problem
  }
}

extension Taken where Format == UIImage {
  /// Creates a picture of a screen.
  init(_ screen: TakenScreen) {
    format = { UIImage(screen) }
    self.screen = screen
    notes = screen.notes
    problem = nil
  }

  /// Creates a picture of a screen, or stores the reason why there is none.
  init(_ screen: Result<TakenScreen, SnapshotProblem>) {
    switch screen {
    case .success(let screen): self.init(screen)
    case .failure(let problem): self.init(UIImage(), problem: problem)
    }
  }
}

/// The contents of a snapshot of a value.
package enum TakenContent {
  /// A screen, which is painted and then compared with a tolerance.
  case screen(TakenScreen, PictureTolerance)
  /// A text, or another value that is compared exactly.
  case value(any SnapshotContents)
  /// The error because of which there is no snapshot.
  case nothing(any Error)
}
