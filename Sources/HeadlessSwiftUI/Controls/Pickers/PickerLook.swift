internal import Foundation

/// A picker in the style of its environment.
struct PickerLook: View {
  let options: [PickerOption]
  /// The ids of the selected options.
  let chosen: Set<AnyHashable>
  let label: AnyView
  let container: PickerContainer
  let currentValue: AnyView?
  @Environment(\.pickerStyle) private var style
  @Environment(\.listRowContext) private var row

  var body: some View {
    switch style {
    case .automatic, .menu: MenuPicker(look: self, isInRow: row != nil)
    case .segmented, .palette: SegmentedPicker(look: self)
    case .wheel: WheelRow(look: self, isInRow: row != nil)
    case .inline:
      if row != nil { InlinePicker(look: self) } else { WheelRow(look: self, isInRow: false) }
    case .navigationLink: LinkPicker(look: self)
    }
  }

  func isChosen(_ option: PickerOption) -> Bool { chosen.contains(option.id) }

  @MainActor func choose(_ option: PickerOption) {
    if let tag = option.tag { container.selection.select(tag) }
  }

  /// The selected option as text.
  @ViewBuilder var valueLabel: some View {
    if let currentValue {
      currentValue
    } else if let option = options.first(where: isChosen) {
      if option.title.isEmpty, let image = option.image {
        Image(uiImage: image)
      } else {
        Text(verbatim: option.title)
      }
    }
  }
}

/// The selected option with a pair of chevrons, which shows a menu: at the trailing edge in a row, elsewhere on its own.
///
/// Insets are those of UIKit's plain buttons; the text's colour, grey in rows and tinted elsewhere, is estimated from pictures of
/// iOS 17.
private struct MenuPicker: View {
  let look: PickerLook
  let isInRow: Bool
  @Environment(\.tint) private var tint
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonStyleValue) private var buttonStyle

  var body: some View {
    if isInRow {
      LabeledControl(label: look.label) { value }.overlay { menu }.namingControl()
    } else if buttonStyle != nil {
      // A style around the picker is that of its button, as of a menu's.
      StyledButton(configuration: PrimitiveButtonStyleConfiguration(role: nil, label: AnyView(parts), action: {}))
        .overlay { menu }.namingControl()
    } else {
      value.padding(.horizontal, 12).padding(.vertical, 7).overlay { menu }.namingControl()
    }
  }

  private var value: some View { parts.foregroundStyle(style) }

  private var parts: some View {
    HStack(spacing: 5) {
      look.valueLabel.lineLimit(1)
      Image(systemName: "chevron.up.chevron.down").font(.footnote.weight(.medium))
    }
  }

  private var style: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(uiColor: .tertiaryLabel)) }
    return isInRow && tint == nil ? AnyShapeStyle(Color(uiColor: .secondaryLabel)) : AnyShapeStyle(TintShapeStyle())
  }

  private var menu: some View { MenuButton(content: AnyView(look.container), primaryAction: nil) }
}

/// Each option is a row, the selected one with a checkmark.
private struct InlinePicker: View {
  let look: PickerLook
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    if !hidesLabels { look.label }
    ForEach(look.options) { option in
      PickerRow(option: option, isChosen: look.isChosen(option)) { look.choose(option) }
    }
  }
}

/// An option as a row that is selected by a tap.
struct PickerRow: View {
  let option: PickerOption
  let isChosen: Bool
  let choose: @MainActor () -> Void

  var body: some View {
    PressedButton(
      style: AutomaticRowLook(),
      configuration: PrimitiveButtonStyleConfiguration(
        role: nil,
        label: AnyView(
          HStack {
            PickerOptionView(elements: option.elements)
            Spacer()
            if isChosen {
              Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(TintShapeStyle())
            }
          }), action: choose))
  }
}

/// A link to a page with the options.
private struct LinkPicker: View {
  let look: PickerLook

  var body: some View {
    NavigationLink {
      PickerPage(container: look.container)
    } label: {
      LabeledContent {
        look.valueLabel
      } label: {
        look.label
      }
    }
  }
}

/// The page of a navigation link picker; choosing an option goes back.
private struct PickerPage: View {
  let container: PickerContainer
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let selection = container.selection
    let leaving = PickerContainer(
      label: container.label,
      selection: PickerSelection(isSelected: selection.isSelected) { tag in
        selection.select(tag)
        dismiss()
      }, content: container.content, currentValue: nil)
    List { leaving.pickerStyle(.inline).labelsHidden() }
      .navigationTitle((container.label as any TextCarrying).carriedText ?? Text(verbatim: ""))
      .navigationBarTitleDisplayMode(.inline)
  }
}

extension PickerSelection {
  init(isSelected: @escaping (AnyHashable) -> Bool, select: @escaping (AnyHashable) -> Void) {
    self.isSelected = isSelected
    self.select = select
  }
}
