/// What differs between a snapshot and its reference.
package struct Mismatch: Sendable {
  /// What differs, without its subject: `differs: 312 of 3013524 pixels differ ...`.
  package var headline: String
  /// The same in a few words, for lists.
  package var brief: String
  /// What became of the values, the most telling first: views that changed, or lines of a text.
  package var changes: [String]
  /// Where the differences are.
  package var places: [String]
  /// What else the reader has to know: that another renderer painted the reference.
  package var notes: [String]
  /// Files that show the difference, by their names.
  package var files: [MismatchFile]

  package init(
    headline: String, brief: String? = nil, changes: [String] = [], places: [String] = [], notes: [String] = [],
    files: [MismatchFile] = []
  ) {
    self.headline = headline
    self.brief = brief ?? headline
    self.changes = changes
    self.places = places
    self.notes = notes
    self.files = files
  }
}
