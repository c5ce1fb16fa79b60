extension View {
  /// Gives views inside a text size.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    changingEnvironment(size) { $0.dynamicTypeSize = $1 }
  }
  /// Keeps the text size of views inside within limits.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
    return changingEnvironment(sizes) { environment, sizes in
      guard let first = sizes.first, let last = sizes.last else { return }
      let now = environment.dynamicTypeSize
      environment.dynamicTypeSize = min(max(now, first), last)
    }
  }
}
