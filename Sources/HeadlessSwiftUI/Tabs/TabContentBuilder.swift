/// Builds the tabs of a tab view, whose values have the selection's type.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// The view of a tab view's content.
  public typealias Content<C: TabContent> = _TabViews<C>

  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
  public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> _TabTuple<TabValue, repeat each C> {
    _TabTuple(repeat each content)
  }
  public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _TabEither<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue { .first(first) }
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _TabEither<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue { .second(second) }
  public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
    content
  }
}
