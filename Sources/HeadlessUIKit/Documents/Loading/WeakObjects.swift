/// A document's objects by their ids, referenced weakly: a view must not retain its scene.
struct WeakObjects {
  private struct Entry {
    weak var object: AnyObject?
  }

  private var entries: [String: Entry] = [:]

  init(_ objects: [String: AnyObject] = [:]) {
    entries = objects.mapValues(Entry.init)
  }

  /// The existing objects.
  var present: [String: AnyObject] { entries.compactMapValues(\.object) }
}
