public import Foundation

/// An accessory of a list cell.
@preconcurrency @MainActor public struct UICellAccessory {
  /// Called when the user taps the accessory.
  public typealias ActionHandler = @MainActor () -> Void
  /// Called with the menu when the user chose another element.
  public typealias MenuSelectedElementDidChangeHandler = @MainActor (_ menu: UIMenu) -> Void

  /// While the list is edited, while it isn't, or always.
  public enum DisplayedState: Int, Sendable {
    case always, whenEditing, whenNotEditing
  }

  public enum AccessoryType: Int, Sendable {
    case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label, customView,
      detail, popUpMenu
  }

  /// A length, in points.
  public enum LayoutDimension: Sendable, Equatable {
    case actual, standard
    case custom(CGFloat)
  }

  /// The edge of the cell for a custom view.
  @preconcurrency @MainActor public enum Placement {
    /// Its place among the accessories at that edge, counted from the content.
    public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Before the accessory of the same type; at the beginning if there is none.
    public static func position(before accessory: UICellAccessory) -> Position {
      { accessories in accessories.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
    }
    /// After the accessory of the same type; at the end if there is none.
    public static func position(after accessory: UICellAccessory) -> Position {
      { accessories in
        accessories.lastIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 } ?? accessories.count
      }
    }
  }

  /// The options of most accessories.
  enum Content {
    case system
    case label(String, font: UIFont, adjustsFont: Bool)
    case view(UIView, maintainsFixedSize: Bool)
    case menu(UIMenu)
    case outline(OutlineDisclosureOptions.Style)
  }

  public let accessoryType: AccessoryType
  let content: Content
  let displayed: DisplayedState
  let isLeading: Bool
  let isHidden: Bool
  let tintColor: UIColor?
  let backgroundColor: UIColor?
  let showsVerticalSeparator: Bool
  let reservedWidth: LayoutDimension
  let position: Placement.Position?
  let action: ActionHandler?

  private init(
    _ type: AccessoryType, _ content: Content = .system, displayed: DisplayedState, isLeading: Bool = false,
    _ options: any CellAccessoryOptions, position: Placement.Position? = nil, action: ActionHandler? = nil
  ) {
    accessoryType = type
    self.content = content
    self.displayed = displayed
    self.isLeading = isLeading
    isHidden = options.isHidden
    tintColor = options.tintColor
    backgroundColor = options.backgroundColor
    showsVerticalSeparator = options.showsVerticalSeparator
    reservedWidth = options.reservedLayoutWidth
    self.position = position
    self.action = action
  }

  // MARK: The system's

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { .init(.disclosureIndicator, displayed: displayed, options) }

  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    .init(.outlineDisclosure, .outline(options.style), displayed: displayed, options, action: actionHandler)
  }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { .init(.checkmark, displayed: displayed, options) }

  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { .init(.detail, displayed: displayed, options, action: actionHandler) }

  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    .init(.delete, displayed: displayed, isLeading: true, options, action: actionHandler)
  }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    .init(.insert, displayed: displayed, isLeading: true, options, action: actionHandler)
  }

  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory { .init(.reorder, displayed: displayed, options) }

  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory { .init(.multiselect, displayed: displayed, isLeading: true, options) }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    .init(
      .label, .label(text, font: options.font, adjustsFont: options.adjustsFontForContentSizeCategory),
      displayed: displayed, options)
  }

  /// A button with the title of the menu's chosen element. The menu isn't opened here: a test calls the handler's code.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    .init(
      .popUpMenu, .menu(menu), displayed: displayed, options, action: { selectedElementDidChangeHandler?(menu) })
  }

  /// A view of the app's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let content = Content.view(
      configuration.customView, maintainsFixedSize: configuration.maintainsFixedSize)
    switch configuration.placement {
    case .leading(let displayed, let position):
      return .init(.customView, content, displayed: displayed, isLeading: true, configuration, position: position)
    case .trailing(let displayed, let position):
      return .init(.customView, content, displayed: displayed, configuration, position: position)
    }
  }

  func isShown(whileEditing isEditing: Bool) -> Bool {
    guard !isHidden else { return false }
    switch displayed {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }

  /// Whether it is a circle at the leading edge, as tables have them.
  var isCircle: Bool { accessoryType == .delete || accessoryType == .insert || accessoryType == .multiselect }

  /// From the cell's edge inwards.
  var rank: Int {
    switch accessoryType {
    case .multiselect, .reorder: 0
    case .delete, .insert, .disclosureIndicator: 1
    case .outlineDisclosure: 2
    case .detail: 3
    case .checkmark: 4
    case .popUpMenu: 5
    case .label: 6
    case .customView: 7
    }
  }
}
