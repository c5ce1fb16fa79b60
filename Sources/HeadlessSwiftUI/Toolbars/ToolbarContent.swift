/// Items of a page's bars.
@preconcurrency @MainActor public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
  /// Adds the items; `node` retains their state.
  func _collect(into items: inout _ToolbarItems)
}

extension ToolbarContent {
  /// The content of an app-defined type is its body.
  public func _collect(into items: inout _ToolbarItems) {
    items.installed(self).body._collect(into: &items)
  }
}

extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

extension Never: ToolbarContent {}

/// Content with an identity, by which customizable bars identify items.
@preconcurrency @MainActor public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// Builds the items of a toolbar.
@MainActor public struct _ToolbarItems {
  private let node: _AnyNode
  private let slots: ToolbarSlots
  private var path: [Int] = []
  private var next = 0
  private(set) var items: [(key: String, placement: ToolbarItemPlacement, isSpacer: Bool, view: AnyView)] = []

  init(_ node: _AnyNode, _ slots: ToolbarSlots) {
    self.node = node
    self.slots = slots
  }

  private var key: String { (path + [next]).map(String.init).joined(separator: ".") }

  mutating func append(_ placement: ToolbarItemPlacement, _ view: AnyView, isSpacer: Bool = false) {
    items.append((key, placement, isSpacer, placement.side == .overflow ? AnyView(view.menuContent) : view))
    next += 1
  }

  /// Builds items whose identity doesn't depend on preceding items.
  mutating func nested(_ index: Int, _ collect: (inout _ToolbarItems) -> Void) {
    let before = next
    path.append(index)
    next = 0
    collect(&self)
    path.removeLast()
    next = before + 1
  }

  /// The content with its dynamic properties connected.
  mutating func installed<Content: ToolbarContent>(_ content: Content) -> Content {
    var content = content
    slots.slots(key + "\(Content.self)").install(in: &content, of: node)
    return content
  }
}

/// The state of the dynamic properties of app-defined toolbar contents.
@MainActor final class ToolbarSlots {
  private var known: [String: PropertySlots] = [:]

  func slots(_ key: String) -> PropertySlots {
    if let slots = known[key] { return slots }
    let slots = PropertySlots()
    known[key] = slots
    return slots
  }

  func end() { for slots in known.values { slots.end() } }
}
