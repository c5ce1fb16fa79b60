import Foundation

/// A property that an appearance proxy hands on to instances.
@MainActor struct AppearanceProperty {
  /// Takes the appearance proxy's value over where one was set there and none on the view; the second view is one as made.
  let copy: (_ proxy: UIView, _ blank: UIView, _ view: UIView) -> Void

  init<View: UIView, Value>(
    _ path: ReferenceWritableKeyPath<View, Value>, isSame: @escaping (Value, Value) -> Bool
  ) {
    copy = { proxy, blank, view in
      guard let proxy = proxy as? View, let blank = blank as? View, let view = view as? View else { return }
      let start = blank[keyPath: path]
      let value = proxy[keyPath: path]
      if isSame(value, start) || !isSame(view[keyPath: path], start) { return }
      view[keyPath: path] = value
    }
  }

  init<View: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>) {
    self.init(path) { $0 == $1 }
  }

  /// Attributes of texts: whether there are any is what counts.
  init<View: UIView>(_ path: ReferenceWritableKeyPath<View, [NSAttributedString.Key: Any]?>) {
    self.init(path) { ($0 == nil) == ($1 == nil) }
  }

  /// Appearances of bars, which are the same where all that they keep is.
  init<View: UIView, Appearance: UIBarAppearance>(appearance path: ReferenceWritableKeyPath<View, Appearance>) {
    self.init(path) { AppearanceProperty.contents(of: $0) == AppearanceProperty.contents(of: $1) }
  }

  init<View: UIView, Appearance: UIBarAppearance>(appearance path: ReferenceWritableKeyPath<View, Appearance?>) {
    self.init(path) { ($0 == nil) == ($1 == nil) }
  }

  /// All that an appearance keeps, those of its items and their states included.
  private static func contents(of value: Any, depth: Int = 0) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional, .collection:
      return mirror.children.map { contents(of: $0.value, depth: depth + 1) }.joined(separator: "; ")
    case .class where depth < 6 && "\(mirror.subjectType)".hasSuffix("Appearance"):
      var children: [Mirror.Child] = []
      var current: Mirror? = mirror
      while let part = current {
        children += part.children
        current = part.superclassMirror
      }
      return children.map { "\($0.label ?? ""): " + contents(of: $0.value, depth: depth + 1) }.joined(separator: "; ")
    default: return "\(value)"
    }
  }

  /// What is handed on, from the properties that UIKit marks for it.
  static let all: [AppearanceProperty] = [
    AppearanceProperty(\UIView.backgroundColor), AppearanceProperty(\UIView.ownTint),
    AppearanceProperty(\UIView.semanticContentAttribute),
    AppearanceProperty(\UILabel.font), AppearanceProperty(\UILabel.textColor),
    AppearanceProperty(\UILabel.highlightedTextColor), AppearanceProperty(\UILabel.shadowColor),
    AppearanceProperty(\UISlider.minimumTrackTintColor), AppearanceProperty(\UISlider.maximumTrackTintColor),
    AppearanceProperty(\UISlider.thumbTintColor), AppearanceProperty(\UIProgressView.progressTintColor),
    AppearanceProperty(\UIProgressView.trackTintColor), AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
    AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
    AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor), AppearanceProperty(\UINavigationBar.barTintColor),
    AppearanceProperty(\UINavigationBar.barStyle), AppearanceProperty(\UINavigationBar.isTranslucent),
    AppearanceProperty(\UINavigationBar.prefersLargeTitles), AppearanceProperty(\UINavigationBar.shadowImage),
    AppearanceProperty(\UINavigationBar.backIndicatorImage),
    AppearanceProperty(\UINavigationBar.backIndicatorTransitionMaskImage),
    AppearanceProperty(\UINavigationBar.titleTextAttributes),
    AppearanceProperty(\UINavigationBar.largeTitleTextAttributes),
    AppearanceProperty(appearance: \UINavigationBar.standardAppearance),
    AppearanceProperty(appearance: \UINavigationBar.compactAppearance),
    AppearanceProperty(appearance: \UINavigationBar.scrollEdgeAppearance), AppearanceProperty(\UIToolbar.barTintColor),
    AppearanceProperty(\UITabBar.barTintColor), AppearanceProperty(\UITabBar.unselectedItemTintColor),
    AppearanceProperty(\UITabBar.barStyle), AppearanceProperty(\UITabBar.isTranslucent),
    AppearanceProperty(appearance: \UITabBar.standardAppearance),
    AppearanceProperty(appearance: \UITabBar.scrollEdgeAppearance), AppearanceProperty(\UITableView.separatorColor),
    AppearanceProperty(\UITableView.sectionIndexColor), AppearanceProperty(\UIToolbar.barStyle),
    AppearanceProperty(\UIToolbar.isTranslucent),
    AppearanceProperty(appearance: \UIToolbar.standardAppearance),
    AppearanceProperty(appearance: \UIToolbar.compactAppearance),
    AppearanceProperty(appearance: \UIToolbar.scrollEdgeAppearance),
  ]
}

extension UIView {
  /// The tint that was set on the view itself.
  fileprivate var ownTint: UIColor? {
    get { core.tint }
    set { setTint(newValue) }
  }
}
