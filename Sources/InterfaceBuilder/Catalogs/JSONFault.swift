package import Foundation

/// The position at which a text stops being valid JSON: on Linux, `JSONDecoder` doesn't report it.
package struct JSONFault: Hashable, Sendable {
  /// Starts at 1.
  package let line: Int
  /// Foundation's message, without its period.
  package let words: String

  /// Nil for valid JSON.
  package init?(_ data: Data) {
    do {
      _ = try JSONSerialization.jsonObject(with: data)
      return nil
    } catch {
      let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
      let number = words.split { !$0.isNumber }.last.flatMap { Int($0) }
      let place = number.map { min($0, data.count) } ?? data.count
      line = 1 + data.prefix(place).count { $0 == UInt8(ascii: "\n") }
      self.words = words.hasSuffix(".") ? String(words.dropLast()) : words
    }
  }
}
