internal import HeadlessUIKit

/// What a strategy takes of a value: what the value becomes, and the screen where it is a picture of one.
package struct Taken<Format> {
  /// The picture, the text, whatever the strategy makes of the value. Evaluated on demand: of a screen the comparison
  /// needs no image.
  package let format: () -> Format
  /// nil for what isn't a picture of a screen.
  let screen: TakenScreen?
  let notes: TakenNotes
  /// Why nothing could be taken; nil where something was.
  let problem: SnapshotProblem?

  /// A value that no screen is behind.
  init(_ format: @escaping @autoclosure () -> Format) {
    self.format = format
    screen = nil
    notes = TakenNotes()
    problem = nil
  }

  /// What was read from a screen.
  init(_ format: Format, notes: TakenNotes) {
    self.format = { format }
    screen = nil
    self.notes = notes
    problem = nil
  }

  /// What stands for a value that couldn't be taken.
  init(_ format: @escaping @autoclosure () -> Format, problem: SnapshotProblem) {
    self.format = format
    screen = nil
    notes = TakenNotes()
    self.problem = problem
  }
}

extension Taken where Format == UIImage {
  /// A picture of a screen.
  init(_ screen: TakenScreen) {
    format = { UIImage(screen) }
    self.screen = screen
    notes = screen.notes
    problem = nil
  }

  /// A picture of a screen, or why there is none.
  init(_ screen: Result<TakenScreen, SnapshotProblem>) {
    switch screen {
    case .success(let screen): self.init(screen)
    case .failure(let problem): self.init(UIImage(), problem: problem)
    }
  }
}

/// What was taken of a value.
package enum TakenContent {
  /// A screen, to be painted and then compared under a tolerance.
  case screen(TakenScreen, PictureTolerance)
  /// A text, or whatever else is compared as it is.
  case value(any SnapshotContents)
  /// Nothing, and why.
  case nothing(any Error)
}
