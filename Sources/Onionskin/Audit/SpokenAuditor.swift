internal import Foundation
internal import HeadlessUIKit

/// Finds issues in the text that VoiceOver reads for a screen.
@MainActor enum SpokenAuditor {
  /// The issues, as sentences without a final period.
  ///
  /// - Parameter exceptions: the ignored kinds of issues in views and their descendants, by their identifiers.
  static func findings(in root: UIView, except exceptions: [String: SnapshotAudit]) -> [String] {
    let elements = SpokenScreen(of: root, locale: nil).elements.filter {
      !LayoutAuditor.excepted(for: $0.item.object, exceptions).contains(.spokenNames)
    }
    return elements.flatMap(findings) + repeated(elements)
  }

  private static func findings(of element: SpokenElement) -> [String] {
    let object = element.item.object
    let label = object.accessibilityLabel?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    let name = name(of: element)
    if label.isEmpty, object.accessibilityValue?.isEmpty != false || isControl(object) {
      return isUseful(object) ? ["\(name): VoiceOver has no name for it"] : []
    }
    return traitWords.filter { object.accessibilityTraits.contains($0.trait) }.compactMap { trait, word in
      label.lowercased().split(separator: " ").last.map(String.init) == word && label.lowercased() != word
        ? "\(name): its label \"\(label)\" contains \"\(word)\", which VoiceOver adds itself" : nil
    }
  }

  /// The words that VoiceOver adds for traits, in English, which a label shouldn't end with.
  private static let traitWords: [(trait: UIAccessibilityTraits, word: String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.header, "heading"), (.searchField, "field"),
  ]

  /// A switch or a slider without a label reads only its value.
  private static func isControl(_ object: NSObject) -> Bool {
    object is UISwitch || object is UISlider || object.accessibilityTraits.contains(.toggleButton)
  }

  /// Whether the element needs a label: a control, or something that responds to touches.
  private static func isUseful(_ object: NSObject) -> Bool {
    if object is UITextField || object is UITextView { return false }
    return object is UIControl || object.accessibilityRespondsToUserInteraction
      || !object.accessibilityTraits.isDisjoint(with: [.button, .link, .image, .adjustable])
  }

  /// Interactive elements with the same label, which a listener can't distinguish.
  private static func repeated(_ elements: [SpokenElement]) -> [String] {
    var order: [String] = []
    var counts: [String: Int] = [:]
    for element in elements where element.item.object.accessibilityRespondsToUserInteraction {
      guard element.item.object.accessibilityLabel?.isEmpty == false else { continue }
      if counts[element.words] == nil { order.append(element.words) }
      counts[element.words, default: 0] += 1
    }
    return order.filter { counts[$0, default: 0] > 1 }.map {
      "\(counts[$0, default: 0]) usable elements are called \"\($0)\": a VoiceOver user can't distinguish them"
    }
  }

  private static func name(of element: SpokenElement) -> String {
    if let view = element.item.object as? UIView { return LayoutAuditor.name(view) }
    return element.words.isEmpty ? "an element" : "\"\(element.words)\""
  }
}
