/// What a method that is found by its name is called with; what isn't given is nil.
struct MemberArguments {
  let values: [Any?]

  /// An argument as the parameter's type.
  func value<Value>(_ place: Int) -> Value {
    MemberValue.argument(values.indices.contains(place) ? values[place] : nil)
  }
}
