internal import HeadlessUIKit

/// What a strategy takes of a value: what the value becomes, and the screen where it is a picture of one.
package struct Taken<Format> {
  /// The picture, the text, whatever the strategy makes of the value. Evaluated when somebody wants it: of a screen the
  /// comparison needs no image.
  package let format: () -> Format
  /// nil for what isn't a picture of a screen.
  let screen: CapturedScreen?
  let notes: TakenNotes

  /// A value that no screen is behind.
  init(_ format: @escaping @autoclosure () -> Format) {
    self.format = format
    screen = nil
    notes = TakenNotes()
  }

  /// What was read from a screen.
  init(_ format: Format, notes: TakenNotes) {
    self.format = { format }
    screen = nil
    self.notes = notes
  }
}

extension Taken where Format == UIImage {
  /// A picture of a screen.
  init(_ screen: CapturedScreen) {
    format = { UIImage(screen) }
    self.screen = screen
    notes = screen.notes
  }
}
