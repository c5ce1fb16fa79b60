import UIKit

/// Buttons: each style of configuration enabled, highlighted, selected and disabled; sizes, corners, images and subtitles.
public final class ButtonsController: ControlSheetController {
  override var rows: [UIView] {
    [
      row([button(.plain(), "Plain"), button(.gray(), "Gray"), button(.tinted(), "Tinted")]),
      row([button(.filled(), "Filled"), button(.bordered(), "Bordered"), button(.borderedProminent(), "Prominent")]),
      row([button(.filled(), "Disabled", \.isEnabled, false), button(.gray(), "Disabled", \.isEnabled, false)]),
      row([
        button(.filled(), "Highlighted", \.isHighlighted, true), button(.gray(), "Highlighted", \.isHighlighted, true),
      ]),
      row([button(.plain(), "Selected", \.isSelected, true), button(.tinted(), "Selected", \.isSelected, true)]),
      row(
        [sized("Mini", .mini), sized("Small", .small), sized("Medium", .medium), sized("Large", .large)], spacing: 8),
      row([cornered("Capsule", .capsule), cornered("Small", .small), cornered("Fixed", .fixed)]),
      row([pictured("Leading", .leading), pictured("Trailing", .trailing)]),
      row([pictured("Top", .top), withSubtitle(), busy()]),
      row([
        system("System"), system("Disabled", isEnabled: false), UIButton(type: .contactAdd), UIButton(type: .infoLight),
      ]),
    ]
  }

  private func button(
    _ configuration: UIButton.Configuration, _ title: String,
    _ state: ReferenceWritableKeyPath<UIButton, Bool>? = nil, _ isOn: Bool = false
  ) -> UIButton {
    var configuration = configuration
    configuration.title = title
    let button = UIButton(configuration: configuration)
    if let state { button[keyPath: state] = isOn }
    return button
  }

  private func sized(_ title: String, _ size: UIButton.Configuration.Size) -> UIButton {
    var configuration = UIButton.Configuration.tinted()
    configuration.buttonSize = size
    return button(configuration, title)
  }

  private func cornered(_ title: String, _ style: UIButton.Configuration.CornerStyle) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = style
    return button(configuration, title)
  }

  private func pictured(_ title: String, _ edge: NSDirectionalRectEdge) -> UIButton {
    var configuration = UIButton.Configuration.tinted()
    configuration.image = UIImage(systemName: "arrow.right")
    configuration.imagePlacement = edge
    configuration.imagePadding = 6
    return button(configuration, title)
  }

  private func withSubtitle() -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.subtitle = "From 12 euros"
    configuration.titleAlignment = .center
    return button(configuration, "Buy")
  }

  private func busy() -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.showsActivityIndicator = true
    configuration.imagePadding = 6
    return button(configuration, "Busy")
  }

  private func system(_ title: String, isEnabled: Bool = true) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.isEnabled = isEnabled
    return button
  }
}
