/// A document's objects by their ids, owned elsewhere: what a view remembers of its scene may not keep the scene.
struct WeakObjects {
  private struct Entry {
    weak var object: AnyObject?
  }

  private var entries: [String: Entry] = [:]

  init(_ objects: [String: AnyObject] = [:]) {
    entries = objects.mapValues(Entry.init)
  }

  /// Those that are still there.
  var present: [String: AnyObject] { entries.compactMapValues(\.object) }
}
