internal import Foundation
internal import Graphics
internal import HeadlessUIKit
internal import StandIns

/// What a screen is shown without, as sentences without their ends: those that mean the same once, with their number. What other
/// tests' code notes meanwhile isn't among them.
struct SnapshotWarnings {
  /// Whose code makes the snapshot.
  let listener: NoticeListener
  private let warnings: Int
  private let problems: Int
  private let questions: Int

  init() {
    listener = NoticeListener()
    warnings = AppWarning.subscribe(for: listener)
    problems = ResourceProblem.subscribe(for: listener)
    questions = StandInNotes.subscribe()
  }

  /// What was noted since this was made, to be asked for once.
  func collected() -> [String] {
    let documents = ResourceProblem.endSubscription(problems).map { problem in
      let file = (problem.path as NSString).lastPathComponent
      return
        "\(file)\(problem.line.map { ":\($0)" } ?? ""): \(problem.text.hasSuffix(".") ? String(problem.text.dropLast()) : problem.text)"
    }
    // What a document asks for in vain, its own problem tells with the place.
    let others = AppWarning.endSubscription(warnings).map(\.text).filter { text in
      !documents.contains { $0.contains(text) }
    }
    return SnapshotWarnings.counted(others + documents + StandInNotes.endSubscription(questions))
  }

  /// Characters that no font has: what is painted for them is the font's box, or nothing.
  static func missingGlyphs(in list: DisplayList) -> [String] {
    let count = missing(list.items)
    return count == 0 ? [] : ["no font has \(count == 1 ? "1 character" : "\(count) characters") of the texts"]
  }

  private static func missing(_ items: [DisplayItem]) -> Int {
    var count = 0
    for item in items {
      switch item {
      case .glyphs(let run, _, _):
        for glyph in run.glyphs where glyph.id == 0 { count += 1 }
      case .group(let group): count += missing(group.items)
      default: break
      }
    }
    return count
  }

  /// Equal sentences once, in the order of their first.
  private static func counted(_ texts: [String]) -> [String] {
    var order: [String] = []
    var counts: [String: Int] = [:]
    for text in texts {
      if counts[text] == nil { order.append(text) }
      counts[text, default: 0] += 1
    }
    return order.map { text in
      let count = counts[text] ?? 1
      return count == 1 ? text : "\(text) (\(count) times)"
    }
  }
}
