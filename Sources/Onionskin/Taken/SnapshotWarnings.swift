internal import Foundation
internal import Graphics
internal import HeadlessUIKit
internal import StandIns

/// Warnings about what a screen is shown without, without final periods: equal ones once, with their number. Warnings of other
/// tests' code are excluded.
struct SnapshotWarnings {
  /// The owner of the code that creates the snapshot.
  let listener: NoticeListener
  private let warnings: Int
  private let problems: Int
  private let questions: Int

  init() {
    listener = NoticeListener()
    warnings = AppWarning.subscribe(for: listener)
    problems = ResourceProblem.subscribe(for: listener)
    questions = StandInNotes.subscribe(for: listener)
  }

  /// The warnings since this was created; can be read once.
  func collected() -> [String] {
    let documents = ResourceProblem.endSubscription(problems).map { problem in
      let file = (problem.path as NSString).lastPathComponent
      return
        "\(file)\(problem.line.map { ":\($0)" } ?? ""): \(problem.text.hasSuffix(".") ? String(problem.text.dropLast()) : problem.text)"
    }
    // A missing resource of a document is reported by the document's own problem, with its position.
    let others = AppWarning.endSubscription(warnings).map(\.text).filter { text in
      !documents.contains { $0.contains(text) }
    }
    return SnapshotWarnings.counted(others + documents + StandInNotes.endSubscription(questions))
  }

  /// Characters that no font contains: the font's box, or nothing, is painted for them.
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

  /// Equal messages once, in the order of their first occurrence.
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
