/// What a hosting view shows: the app's own view within modifiers, and what its bodies lead to.
@MainActor struct RootView {
  /// Without modifiers: what a placeholder is called after, and pictures are given for.
  let named: any View
  /// What isn't composed of others.
  let last: any View
  /// The environment of `last`.
  let environment: EnvironmentValues
  /// What modifiers do to the room of `last`, the outermost first.
  let rooms: [RoomModifier]

  init(_ content: any View, in outer: EnvironmentValues) {
    var environment = outer
    var (view, named): (any View, (any View)?) = (content, nil)
    var rooms: [RoomModifier] = []
    while true {
      if let around = view as? any ViewAround {
        around.change(&environment)
        if let room = around.room { rooms.append(room) }
        view = around.inner
      } else {
        named = named ?? view
        guard let body = Self.body(of: view, environment) else { break }
        view = body
      }
    }
    self.named = named ?? view
    last = view
    self.environment = environment
    self.rooms = rooms
  }

  private static func body<Content: View>(of view: Content, _ environment: EnvironmentValues) -> (any View)? {
    Content.Body.self == Never.self ? nil : environment.reading { view.body }
  }

  /// The view's type, without generic arguments; `SwiftUI` where the sources don't name one.
  var name: String {
    if let unshown = named as? UnshownView { return unshown.name ?? "SwiftUI" }
    let name = String(String(describing: type(of: named)).prefix { $0 != "<" })
    return name == "TupleView" ? "SwiftUI" : name
  }
}
