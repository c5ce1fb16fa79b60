nonisolated extension View {
  /// Sets the text size of the views inside.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    changingEnvironment(size) { $0.dynamicTypeSize = $1 }
  }
  /// Limits the text size of the views inside. The result's type doesn't depend on the range's, so that the compiler rejects this
  /// declaration for a single size by looking at the argument alone.
  public func dynamicTypeSize<T: RangeExpression>(
    _ range: T
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<[DynamicTypeSize]>> where T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
    return changingEnvironment(sizes) { environment, sizes in
      guard let first = sizes.first, let last = sizes.last else { return }
      let now = environment.dynamicTypeSize
      environment.dynamicTypeSize = min(max(now, first), last)
    }
  }
}
