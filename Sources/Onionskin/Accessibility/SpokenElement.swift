internal import Foundation
internal import HeadlessUIKit

/// An element as VoiceOver reads it.
@MainActor struct SpokenElement {
  let item: AccessibilityItem
  /// The text that is read immediately.
  let words: String
  /// The text that is read after a pause; nil for none.
  let hint: String?

  /// The names for voice control, if they differ from the label.
  var inputLabels: [String] {
    let labels = item.object.accessibilityUserInputLabels ?? []
    guard item.object.accessibilityRespondsToUserInteraction || item.object is UIAccessibilityElement else { return [] }
    return labels == [item.object.accessibilityLabel].compactMap(\.self) ? [] : labels
  }

  var customActions: [String] { item.object.accessibilityCustomActions?.map(\.name) ?? [] }
  var customRotors: [String] { item.object.accessibilityCustomRotors?.map(\.name) ?? [] }
  var language: String? { item.object.accessibilityLanguage }

  /// Custom content, which is read on request; `label: value`.
  var customContent: [String] {
    let contents = item.object.accessibilityCustomContentBlock?() ?? item.object.accessibilityCustomContent ?? []
    return contents.map { content in
      content.value.isEmpty
        ? content.label : content.label.isEmpty ? content.value : "\(content.label): \(content.value)"
    }
  }

  /// The activation point in points of the screen; nil if it is the centre.
  var activationPoint: CGPoint? {
    let (point, frame) = (item.object.accessibilityActivationPoint, item.frame)
    return abs(point.x - frame.midX) < 0.5 && abs(point.y - frame.midY) < 0.5 ? nil : point
  }

  /// Additional information, a line for each kind.
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
