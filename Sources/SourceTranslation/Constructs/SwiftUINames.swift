/// What translation knows of SwiftUI by name.
enum SwiftUINames {
  /// Protocols that the stand-in of left out content adopts.
  static let contentProtocols: Set<String> = [
    "View", "Shape", "InsettableShape", "ShapeStyle", "ToolbarContent", "Gesture",
  ]

  /// Types that bodies may have, and a value of each.
  static let contentTypes = ["AnyView": "AnyView(UnshownView())", "Text": "Text(\"\")", "Image": "Image(\"\")"]

  /// Types that adopt these have no use without SwiftUI itself, or Xcode.
  static let entryPoints: Set<String> = ["App", "Scene", "Commands", "PreviewProvider", "LibraryContentProvider"]

  /// Views that show one of UIKit's, which is shown here, too.
  static let representables: Set<String> = ["UIViewRepresentable", "UIViewControllerRepresentable"]

  /// Modifiers that say what represented views read, and the room of what is shown; others change what nobody sees.
  static let keptModifiers: Set<String> = [
    "padding", "frame", "environment", "environmentObject", "transformEnvironment", "ignoresSafeArea",
    "edgesIgnoringSafeArea", "disabled",
    "colorScheme",
  ]

  /// Views of SwiftUI's own that hosted content begins with.
  static let views: Set<String> = [
    "AsyncImage", "Button", "Canvas", "Capsule", "Circle", "ColorPicker", "ContentUnavailableView", "ControlGroup",
    "DatePicker", "DisclosureGroup", "Divider", "Ellipse", "ForEach", "Form", "Gauge", "GeometryReader", "Grid",
    "GridRow",
    "Group", "GroupBox", "HStack", "Image", "Label", "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid",
    "LazyVStack", "Link", "List", "Menu", "NavigationLink", "NavigationSplitView", "NavigationStack", "NavigationView",
    "OutlineGroup", "Picker", "ProgressView", "Rectangle", "RoundedRectangle", "ScrollView", "ScrollViewReader",
    "Section",
    "SecureField", "ShareLink", "Slider", "Spacer", "Stepper", "TabView", "Text", "TextEditor", "TextField",
    "TimelineView", "Toggle", "VStack", "ViewThatFits", "ZStack",
  ]
}
