internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum ScrollViewFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { ScrollViewFacts.self }
  static let elements = ["scrollView"]
  static let facts = FactList<UIScrollView> {
    Fact(flag: "scrollEnabled", \.isScrollEnabled, document: .bool("scrollEnabled"))
    Fact(flag: "pagingEnabled", \.isPagingEnabled, document: .bool("pagingEnabled"))
    Fact(flag: "directionalLockEnabled", \.isDirectionalLockEnabled, document: .bool("directionalLockEnabled"))
    Fact("bounces", \.bounces, document: .bool("bounces"))
    Fact("bouncesZoom", \.bouncesZoom, document: .bool("bouncesZoom"))
    Fact("alwaysBounceVertical", \.alwaysBounceVertical)
    Fact("alwaysBounceHorizontal", \.alwaysBounceHorizontal)
    // Missing attributes mean no in documents, whatever the default in code.
    Fact { view, reader in
      view.clipsToBounds = reader.bool("clipsSubviews") ?? false
      view.alwaysBounceVertical = reader.bool("alwaysBounceVertical") ?? false
      view.alwaysBounceHorizontal = reader.bool("alwaysBounceHorizontal") ?? false
    }
    Fact(
      "showsVerticalScrollIndicator", \.showsVerticalScrollIndicator, document: .bool("showsVerticalScrollIndicator"))
    Fact(
      "showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator,
      document: .bool("showsHorizontalScrollIndicator"))
    Fact("delaysContentTouches", \.delaysContentTouches, document: .bool("delaysContentTouches"))
    Fact("canCancelContentTouches", \.canCancelContentTouches, document: .bool("canCancelContentTouches"))
    Fact("minimumZoomScale", \.minimumZoomScale, document: .number("minimumZoomScale"))
    Fact("maximumZoomScale", \.maximumZoomScale, document: .number("maximumZoomScale"))
    Fact("zoomScale", \.zoomScale)
    Fact("keyboardDismissMode", \.keyboardDismissMode, document: .named("keyboardDismissMode", dismissModes))
    Fact(
      "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior,
      document: .named("contentInsetAdjustmentBehavior", behaviours))
    Fact(
      "indicatorStyle", \.indicatorStyle,
      document: .named("indicatorStyle", ["default": .default, "black": .black, "white": .white]), appearance: .equal)
    Fact("contentInset", \.contentInset, document: .insets("contentInset"))
    Fact("scrollIndicatorInsets", \.scrollIndicatorInsets, document: .insets("scrollIndicatorInsets"))
    Fact("contentSize", \.contentSize, document: .size("contentSize"))
    Fact("contentOffset", \.contentOffset)
    Fact("scrollsToTop", \.scrollsToTop)
    Fact("decelerationRate", \.decelerationRate)
    Fact("refreshControl", \.refreshControl)
    Fact(readOnly: "contentLayoutGuide", \.contentLayoutGuide)
    Fact(readOnly: "frameLayoutGuide", \.frameLayoutGuide)
    Fact(readOnly: "panGestureRecognizer", \.panGestureRecognizer)
    Fact(readOnly: "pinchGestureRecognizer", \.pinchGestureRecognizer)
  }

  static let outlets = [
    Outlet<UIScrollView>("delegate", \.delegate), Outlet("refreshControl", \.refreshControl),
  ]

  private static let dismissModes: [String: UIScrollView.KeyboardDismissMode] = [
    "none": .none, "onDrag": .onDrag, "interactive": .interactive,
  ]
  private static let behaviours: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
  ]

  static func describe(_ view: UIScrollView, in description: inout ViewDescription) {
    description.hasRecognizers = true
    description.afterLayer = [
      "contentOffset: \(DescriptionFormat.point(view.contentOffset))",
      "contentSize: \(DescriptionFormat.size(view.contentSize))",
      "adjustedContentInset: \(DescriptionFormat.insets(view.adjustedContentInset))",
    ]
  }
}
