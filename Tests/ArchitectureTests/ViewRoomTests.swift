import Testing

/// The rooms of `ViewsAndControls`: views first, then their components, then controls, bars and lists.
@Suite struct ViewRoomTests {
  static let order = RoomOrder(
    folder: "Sources/HeadlessUIKit/ViewsAndControls",
    floors: [
      (
        "views",
        [
          "UIView", "DocumentReading", "Facts", "Interactions", "UILabel", "UIImageView", "UIProgressView",
          "UIActivityIndicatorView", "UIVisualEffectView", "UIScrollView", "UIPickerView", "Menus", "Pointers", "Focus",
          "DragAndDrop", "UICalendarView", "ContentConfigurations", "UIControl", "Placeholders", "SearchBar", "Bars",
          "TabBar", "ItemLists", "TableViews", "CollectionViews", "Diffable", "UIContentUnavailable", "HostedContent",
          "AppearanceProxies",
        ]
      )
    ],
    exceptions: [
      RoomOrder.Exception(
        "UIView", "DocumentReading", because: "a view is read from a document by its own init(coder:)"),
      RoomOrder.Exception("UIView", "Facts", because: "a view's facts lie with the view"),
      RoomOrder.Exception("UIView", "Interactions", because: "a view holds its interactions"),
      RoomOrder.Exception(
        "UIView", "UIScrollView", because: "the content of a scroll view gives the scroll view its content size"),
      RoomOrder.Exception("UIView", "Pointers", because: "a view has the style of a pointer above it"),
      RoomOrder.Exception("UIView", "Focus", because: "a view has an effect and a priority of focus"),
      RoomOrder.Exception(
        "UIView", "AppearanceProxies", because: "appearance() is a class method of views, which take its values"),
      RoomOrder.Exception("DocumentReading", "Facts", because: "a coder has an object read by the facts of its class"),
      RoomOrder.Exception("DocumentReading", "Bars", because: "a loader makes the items of bars"),
      RoomOrder.Exception(
        "UIScrollView", "UIControl",
        because: "a scroll view shows its refresh control; touches on controls don't scroll"),
      RoomOrder.Exception(
        "UIScrollView", "ItemLists",
        because: "a scroll view's recognizers tell scrolling from a swipe or a press on a row"),
      RoomOrder.Exception("Menus", "UIControl", because: "menus belong to controls, and their rows are controls"),
      RoomOrder.Exception("UICalendarView", "UIControl", because: "buttons lead to other months"),
      RoomOrder.Exception("SearchBar", "Bars", because: "a search bar has the background and the measures of bars"),
      RoomOrder.Exception("Bars", "AppearanceProxies", because: "appearance() is a class method of bars' items, too"),
    ], count: 15)

  @Test func aRoomNamesWhatStandsBeforeIt() throws { try ViewRoomTests.order.check() }
}
