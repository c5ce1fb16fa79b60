public import Foundation

private enum ScrollPlaceKeys {
  enum Anchors: EnvironmentKey { static var defaultValue: ScrollAnchors { ScrollAnchors() } }
  enum Margins: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
  enum Indicators: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
  enum ListTop: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
}

extension EnvironmentValues {
  var scrollAnchors: ScrollAnchors {
    get { self[ScrollPlaceKeys.Anchors.self] }
    set { self[ScrollPlaceKeys.Anchors.self] = newValue }
  }
  /// The insets of the content of scroll views, in points.
  var scrollContentMargins: EdgeInsets {
    get { self[ScrollPlaceKeys.Margins.self] }
    set { self[ScrollPlaceKeys.Margins.self] = newValue }
  }
  /// The insets of the indicators of scroll views and lists, in points.
  var scrollIndicatorMargins: EdgeInsets {
    get { self[ScrollPlaceKeys.Indicators.self] }
    set { self[ScrollPlaceKeys.Indicators.self] = newValue }
  }
  /// The margin above the first section of lists, in points; nil for the list's own.
  var listTopMargin: CGFloat? {
    get { self[ScrollPlaceKeys.ListTop.self] }
    set { self[ScrollPlaceKeys.ListTop.self] = newValue }
  }
}

/// The purpose of a scroll anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// The placement of content margins.
public struct ContentMarginPlacement: Sendable, Hashable {
  private let name: String
  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

nonisolated extension View {
  /// The part of the content that scroll views show at first, that stays visible when sizes change unless the user has scrolled
  /// away from it, and at which content that is smaller than the scroll view is aligned.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    changingEnvironment(anchor) { $0.scrollAnchors.common = $1 }
  }
  /// The anchor for one role, instead of that for all of them.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    changingEnvironment(anchor) { $0.scrollAnchors.ofRoles[role] = .some($1) }
  }

  /// The margins of the content and the indicators of scroll views; with a placement, of one of them. In a grouped list, the one at
  /// the top replaces the distance above a first section without a header; other margins of a list's content stay as they are.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    changingEnvironment(insets) {
      if placement != .scrollContent { $0.scrollIndicatorMargins.take(edges, of: $1) }
      guard placement != .scrollIndicators else { return }
      $0.scrollContentMargins.take(edges, of: $1)
      if edges.contains(.top) { $0.listTopMargin = $1.top }
    }
  }
  /// - Parameter length: the length in points; nil for the system's, which is 16.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 16
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
  }
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(.all, length, for: placement) }

  /// Scrolls to the view with the binding's id, and sets the id of the view that is scrolled to: of those in a layout with
  /// `scrollTargetLayout`.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    ScrollPositionView(
      content: self, id: id.wrappedValue.map { AnyHashable($0) }, anchor: anchor,
      write: { if let value = $0.base as? ID, id.wrappedValue != value { id.wrappedValue = value } })
  }
  /// Scrolls to the position. Scrolling by the user sets the position to one by the user, with the id of the view that is scrolled
  /// to: of those in a layout with `scrollTargetLayout`.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    ScrollPositionView(
      content: self, position: position.wrappedValue, anchor: anchor,
      scrolled: { seen in
        var value = position.wrappedValue
        value.wasScrolled(to: seen)
        if value != position.wrappedValue { position.wrappedValue = value }
      })
  }
}

extension EdgeInsets {
  fileprivate mutating func take(_ edges: Edge.Set, of other: EdgeInsets) {
    if edges.contains(.top) { top = other.top }
    if edges.contains(.leading) { leading = other.leading }
    if edges.contains(.bottom) { bottom = other.bottom }
    if edges.contains(.trailing) { trailing = other.trailing }
  }
}

/// The position of a scroll view, or its destination.
public struct ScrollPosition: Equatable, Sendable {
  enum Goal: Equatable, @unchecked Sendable {
    // Unchecked: ids are compared and hashed on the main actor.
    case none
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  var goal = Goal.none
  /// Whether the user has scrolled since the position was set.
  public private(set) var isPositionedByUser = false
  /// The id of the view that is scrolled to.
  public private(set) var viewID: (any Hashable & Sendable)?
  /// The id as the type of the position's ids; nil for another type.
  private var typedID: @Sendable (AnyHashable) -> (any Hashable & Sendable)? = { _ in nil }

  public static func == (one: ScrollPosition, other: ScrollPosition) -> Bool {
    func id(_ position: ScrollPosition) -> AnyHashable? { position.viewID.map { AnyHashable($0) } }
    return one.goal == other.goal && one.isPositionedByUser == other.isPositionedByUser && id(one) == id(other)
  }

  private init<ID: Hashable & Sendable>(_ type: ID.Type, _ goal: Goal) {
    self.goal = goal
    typedID = { $0.base as? ID }
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(idType, .none) }
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(ID.self, .id(AnyHashable(id), anchor))
    viewID = id
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.init(idType, .edge(edge)) }
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(idType, .point(x: point.x, y: point.y))
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(idType, .point(x: x, y: y))
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(idType, .point(x: x, y: nil))
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(idType, .point(x: nil, y: y))
  }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    set(.id(AnyHashable(id), anchor), id)
  }
  public mutating func scrollTo(edge: Edge) { set(.edge(edge)) }
  public mutating func scrollTo(point: CGPoint) { set(.point(x: point.x, y: point.y)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { set(.point(x: x, y: y)) }
  public mutating func scrollTo(x: CGFloat) { set(.point(x: x, y: nil)) }
  public mutating func scrollTo(y: CGFloat) { set(.point(x: nil, y: y)) }

  private mutating func set(_ goal: Goal, _ id: (any Hashable & Sendable)? = nil) {
    self.goal = goal
    viewID = id
    isPositionedByUser = false
  }

  /// The position after the user has scrolled: it has no goal any more.
  ///
  /// - Parameter seen: the id of the view that is scrolled to; nil where there is none.
  mutating func wasScrolled(to seen: AnyHashable?) {
    set(.none, seen.flatMap { typedID($0) })
    isPositionedByUser = true
  }

  public var edge: Edge? { if case .edge(let edge) = goal { edge } else { nil } }
  public var point: CGPoint? { if case .point(let x?, let y?) = goal { CGPoint(x: x, y: y) } else { nil } }
  public var x: CGFloat? { if case .point(let x, _) = goal { x } else { nil } }
  public var y: CGFloat? { if case .point(_, let y) = goal { y } else { nil } }
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }
}

/// Scrolls the scroll view to a position.
private struct ScrollPositionView<Content: View>: View {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let id: AnyHashable?
  let position: ScrollPosition
  let anchor: UnitPoint?
  /// Sets the id of the view that was scrolled to; nil where it isn't followed.
  nonisolated(unsafe) let write: ((AnyHashable) -> Void)?
  /// Called as the user scrolls, with the id of the view that is scrolled to.
  nonisolated(unsafe) let scrolled: ((AnyHashable?) -> Void)?
  /// The id that scrolling set last, which isn't scrolled to.
  @State private var written: AnyHashable?
  @State private var change = Change()

  /// What the transaction of the last change says.
  private final class Change {
    var isAnimated = false
    var anchor: UnitPoint?
  }

  nonisolated init(
    content: Content, id: AnyHashable? = nil, position: ScrollPosition = ScrollPosition(), anchor: UnitPoint?,
    write: ((AnyHashable) -> Void)? = nil, scrolled: ((AnyHashable?) -> Void)? = nil
  ) {
    self.content = content
    self.id = id
    self.position = position
    self.anchor = anchor
    self.write = write
    self.scrolled = scrolled
  }

  private var goal: ScrollPosition.Goal { id.map { .id($0, anchor) } ?? position.goal }

  var body: some View {
    ScrollViewReader { proxy in
      content
        .onAppear { proxy.follow(goal, anchor) }
        .onChange(of: goal) {
          if let id, id == written { return }
          written = nil
          let anchored = id.flatMap { id in change.anchor.map { ScrollPosition.Goal.id(id, $0) } }
          proxy.follow(anchored ?? $1, anchor, animates: change.isAnimated)
        }
        .transaction {
          change.isAnimated = $0.effectiveAnimation != nil
          change.anchor = $0.scrollTargetAnchor
        }
        // From where the content begins: the safe area's insets are no movement.
        .onScrollGeometryChange(for: CGPoint.self) {
          CGPoint(x: $0.contentOffset.x + $0.contentInsets.leading, y: $0.contentOffset.y + $0.contentInsets.top)
        } action: { old, new in
          guard old != new else { return }
          if let scrolled, proxy.wasMovedByUser { scrolled(proxy.visibleID(anchor)) }
          guard let write, let seen = proxy.visibleID(anchor), seen != id else { return }
          written = seen
          write(seen)
        }
    }
  }
}
