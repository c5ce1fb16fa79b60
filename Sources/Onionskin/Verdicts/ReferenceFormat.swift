/// What a kind of reference file is to values of a type.
package protocol ReferenceFormat<Value> {
  associatedtype Value

  /// A value made ready to be compared and written.
  func candidate(for value: Value) throws -> any SnapshotCandidate
}
