internal import Synchronization

/// The pasteboards that a test finds, or the process. They stay with the test when a screen closes: tests ask afterwards what was
/// copied.
final class Pasteboards: Sendable {
  private let outer: Pasteboards?
  /// Nil for what was removed here.
  private let boards = Mutex<[UIPasteboard.Name: PasteboardContents?]>([:])
  private let shared = Mutex<UIPasteboard?>(nil)

  private init(within outer: Pasteboards?) {
    self.outer = outer
  }

  static var current: Pasteboards { StateHost.ofTestSetting.value(Pasteboards.self) { Pasteboards(within: $0) } }

  /// `UIPasteboard.general`, the same object each time.
  var general: UIPasteboard {
    let contents = contents(of: .general)
    return shared.withLock { shared in
      let board = shared ?? UIPasteboard(.general, contents)
      shared = board
      return board
    }
  }

  /// The contents of a pasteboard in this host; created as a copy of the enclosing host's.
  func contents(of name: UIPasteboard.Name) -> PasteboardContents {
    if let known = boards.withLock({ $0[name] }), let known { return known }
    let inherited = isRemoved(name) ? nil : outer?.known(name)
    return boards.withLock { boards in
      let contents = (boards[name] ?? nil) ?? inherited.map(PasteboardContents.init) ?? PasteboardContents()
      boards[name] = contents
      return contents
    }
  }

  func has(_ name: UIPasteboard.Name) -> Bool { known(name) != nil }

  func remove(_ name: UIPasteboard.Name) { boards.withLock { $0[name] = .some(nil) } }

  private func known(_ name: UIPasteboard.Name) -> PasteboardContents? {
    boards.withLock { $0[name] } ?? outer?.known(name)
  }

  private func isRemoved(_ name: UIPasteboard.Name) -> Bool {
    boards.withLock { boards in boards[name].map { $0 == nil } ?? false }
  }
}
