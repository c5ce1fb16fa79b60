/// `#Preview {...}` is for Xcode's canvas, whose macro isn't on Linux: it is left out, as a build for release leaves it out.
struct Previews: Construct {
  func translate(_ translation: inout FileTranslation) {
    let tokens = translation.file.tokens
    for preview in translation.file.previews {
      translation.edits.blank(tokens[preview.lowerBound].start..<tokens[preview.upperBound - 1].end)
    }
  }
}
