internal import Foundation
internal import Synchronization

/// Which symbols were shown by a placeholder, because nobody has drawn them.
///
/// Notes are taken where a symbol becomes display items, so that a symbol an app keeps in a constant is noted with every screen
/// that shows it. Symbols are drawn on any thread; notes are taken away on the main actor, around a snapshot.
package enum SymbolNotes {
  private struct Names {
    var untaken: Set<String> = []
    var told: Set<String> = []
  }

  private static let names = Mutex(Names())

  /// Notes a name, which is a warning of the screen; the first time, a line on the standard error stream tells it, as it does images that can't be read.
  static func note(_ name: String) {
    let isNew = names.withLock { names in
      names.untaken.insert(name)
      return names.told.insert(name).inserted
    }
    AppWarning(.symbol, sentence(name)).note()
    if isNew { FileHandle.standardError.write(Data("\(sentence(name)).\n".utf8)) }
  }

  /// The names noted since the last call, sorted; forgets them.
  @MainActor package static func takeAll() -> [String] {
    names.withLock { names in
      defer { names.untaken = [] }
      return names.untaken.sorted()
    }
  }

  /// What to say of a name, without the end of the sentence.
  package static func sentence(_ name: String) -> String {
    "the symbol \"\(name)\" isn't drawn: a dashed square stands for it. If iOS has it, hand in a drawing of your own "
      + "(Docs/Symbols.md)"
  }
}
