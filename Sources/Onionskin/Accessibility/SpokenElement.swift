internal import Foundation
internal import HeadlessUIKit

/// An element as VoiceOver speaks of it.
@MainActor struct SpokenElement {
  let item: AccessibilityItem
  /// What is said at once.
  let words: String
  /// What is said after a pause; nil for nothing.
  let hint: String?

  /// What voice control knows it by, where that isn't its label alone.
  var inputLabels: [String] {
    let labels = item.object.accessibilityUserInputLabels ?? []
    guard item.object.accessibilityRespondsToUserInteraction || item.object is UIAccessibilityElement else { return [] }
    return labels == [item.object.accessibilityLabel].compactMap(\.self) ? [] : labels
  }

  var customActions: [String] { item.object.accessibilityCustomActions?.map(\.name) ?? [] }
  var customRotors: [String] { item.object.accessibilityCustomRotors?.map(\.name) ?? [] }
  var language: String? { item.object.accessibilityLanguage }

  /// Details that are said when a person asks for more; `label: value`.
  var customContent: [String] {
    let contents = item.object.accessibilityCustomContentBlock?() ?? item.object.accessibilityCustomContent ?? []
    return contents.map { content in
      content.value.isEmpty
        ? content.label : content.label.isEmpty ? content.value : "\(content.label): \(content.value)"
    }
  }

  /// In points of the screen; nil where a double tap touches the middle.
  var activationPoint: CGPoint? {
    let (point, frame) = (item.object.accessibilityActivationPoint, item.frame)
    return abs(point.x - frame.midX) < 0.5 && abs(point.y - frame.midY) < 0.5 ? nil : point
  }

  /// What is said beside the words, a line for each kind.
  var details: [String] {
    var lines: [String] = []
    if let hint { lines.append("hint: \(hint)") }
    if !inputLabels.isEmpty { lines.append("input labels: \(inputLabels.joined(separator: ", "))") }
    if !customActions.isEmpty { lines.append("actions: \(customActions.joined(separator: ", "))") }
    if !customContent.isEmpty { lines.append("more content: \(customContent.joined(separator: "; "))") }
    if !customRotors.isEmpty { lines.append("rotors: \(customRotors.joined(separator: ", "))") }
    if let language { lines.append("language: \(language)") }
    return lines
  }
}
