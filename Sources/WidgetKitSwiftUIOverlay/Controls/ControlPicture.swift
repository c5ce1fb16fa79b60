internal import AppIntents
internal import Foundation
public import HeadlessSwiftUI

/// A picture of a control in the wide form of Control Center: the symbol, with the title beside it. Not a part of WidgetKit.
///
///     assertSnapshot(of: ControlPicture(LampControl.self, value: true), as: .image(layout: .sizeThatFits))
///
/// Sizes and colours are estimates: Apple publishes no figures. A tap performs the control's intent.
public struct ControlPicture: View {
  private let content: AnyView

  /// - Parameter value: the value that the control's provider would return; the default for a control without a provider.
  public init<Control: ControlWidget>(_ control: Control.Type, value: Any = ()) {
    guard let view = ControlDescription(control).content(value) else {
      preconditionFailure("\(Control.self) has no control for a value of the type \(type(of: value)).")
    }
    content = view
  }

  public var body: some View { content }
}

/// A control's title, and its symbol on a circle, which has the tint colour while the control is on.
struct ControlLook<Intent: AppIntent>: View {
  let label: AnyView
  let isOn: Bool
  let intent: Intent

  var body: some View {
    Button(action: { [intent] in Task { _ = try? await intent.perform() } }) {
      label
        .labelStyle(ControlLabelStyle(isOn: isOn))
        .font(.footnote.weight(.semibold))
        .lineLimit(2)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 12)
        .frame(width: 158, height: 70)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 35, style: .continuous))
        .contentShape(RoundedRectangle(cornerRadius: 35, style: .continuous))
    }
    .buttonStyle(.plain)
  }
}

private struct ControlLabelStyle: LabelStyle {
  let isOn: Bool

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 10) {
      configuration.icon
        .font(.title3)
        .foregroundStyle(isOn ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
        .frame(width: 46, height: 46)
        .background { Circle().fill(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary)) }
      configuration.title
    }
  }
}
