/// Properties of a document's canvas that the document doesn't contain.
struct CanvasGuess {
  /// Beside a sensor housing the status bar needs no additional height.
  var hasStatusBar = true
  /// Whether the scene begins below the navigation bar as it was saved.
  var usesSavedBar = true
  /// Chosen below the canvas since Xcode 11; nil for the standard one.
  var textSize: UIContentSizeCategory?

  var otherSurroundings: [CanvasGuess] {
    [(true, false), (false, true), (false, false)].map { (hasStatusBar, usesSavedBar) in
      var guess = self
      (guess.hasStatusBar, guess.usesSavedBar) = (hasStatusBar, usesSavedBar)
      return guess
    }
  }

  var otherTextSizes: [CanvasGuess] {
    let sizes: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    ]
    return sizes.map { size in
      var guess = self
      guess.textSize = size
      return guess
    }
  }
}
