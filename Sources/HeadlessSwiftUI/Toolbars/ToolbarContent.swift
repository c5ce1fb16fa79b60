/// Items of the bars of a page.
@preconcurrency @MainActor public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
  /// Adds the items; `node` keeps what they need.
  func _collect(into items: inout _ToolbarItems)
}

extension ToolbarContent {
  /// An app's own content is what its body says.
  public func _collect(into items: inout _ToolbarItems) {
    items.installed(self).body._collect(into: &items)
  }
}

extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

extension Never: ToolbarContent {}

/// Content with an identity, which bars that are customized keep items by.
@preconcurrency @MainActor public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// Collects the items of a toolbar.
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
    items.append((key, placement, isSpacer, view))
    next += 1
  }

  /// Collects items that keep their identity whatever stands before them.
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

/// What is kept for the properties of an app's own toolbar contents.
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
