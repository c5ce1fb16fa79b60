/// The reference files of a type of values.
package protocol ReferenceFormat<Value> {
  associatedtype Value

  /// Returns the comparable contents of a captured value.
  func content(of taken: Taken<Value>) -> TakenContent
}

extension Diffing {
  /// Returns the comparable contents of a captured value.
  func content(of taken: Taken<Value>) -> TakenContent {
    referenceFormat?.content(of: taken) ?? .value(ValueContents(value: taken.format(), diffing: self))
  }
}
