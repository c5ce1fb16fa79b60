/// What a kind of reference file is to values of a type.
package protocol ReferenceFormat<Value> {
  associatedtype Value

  /// What is compared of what a strategy took.
  func content(of taken: Taken<Value>) -> TakenContent
}

extension Diffing {
  /// What is compared of what a strategy took.
  func content(of taken: Taken<Value>) -> TakenContent {
    referenceFormat?.content(of: taken) ?? .value(ValueContents(value: taken.format(), diffing: self))
  }
}
