import UIKit

/// Controls with a value, on, off and disabled: switches, sliders, steppers, segments, progress, activity, pages and colours.
public final class ValuesController: ControlSheetController {
  override var rows: [UIView] {
    [
      row([toggle(true), toggle(false), toggle(true, isEnabled: false), toggle(false, isEnabled: false)]),
      slider(0.3), slider(0.7, isEnabled: false), pictured(slider(0.5)),
      row([stepper(1), stepper(0), stepper(1, isEnabled: false)]),
      segments(["Day", "Week", "Month"], selected: 1), segments(["Out", "Return"], selected: 0, isEnabled: false),
      segments(["List", "Map", "Saved"], selected: 2, tint: .systemOrange),
      progress(0.4, .default), progress(0.8, .bar),
      row([activity(.medium), activity(.large), activity(.medium, .systemOrange)]),
      row([pages(5, current: 2), pages(3, current: 0, .prominent)]),
      row([well(.systemPurple), well(nil), well(.systemPurple, isEnabled: false)]),
    ]
  }

  private func toggle(_ isOn: Bool, isEnabled: Bool = true) -> UISwitch {
    let toggle = UISwitch()
    toggle.isOn = isOn
    toggle.isEnabled = isEnabled
    return toggle
  }

  private func slider(_ value: Float, isEnabled: Bool = true) -> UISlider {
    let slider = UISlider()
    slider.value = value
    slider.isEnabled = isEnabled
    return slider
  }

  private func pictured(_ slider: UISlider) -> UISlider {
    slider.minimumValueImage = UIImage(systemName: "speaker")
    slider.maximumValueImage = UIImage(systemName: "speaker.wave.3")
    slider.minimumTrackTintColor = .systemGreen
    return slider
  }

  private func stepper(_ value: Double, isEnabled: Bool = true) -> UIStepper {
    let stepper = UIStepper()
    stepper.value = value
    stepper.isEnabled = isEnabled
    return stepper
  }

  private func segments(
    _ titles: [String], selected: Int, isEnabled: Bool = true, tint: UIColor? = nil
  ) -> UISegmentedControl {
    let control = UISegmentedControl(items: titles)
    control.selectedSegmentIndex = selected
    control.isEnabled = isEnabled
    control.selectedSegmentTintColor = tint
    return control
  }

  private func progress(_ value: Float, _ style: UIProgressView.Style) -> UIProgressView {
    let view = UIProgressView(progressViewStyle: style)
    view.progress = value
    return view
  }

  private func activity(_ style: UIActivityIndicatorView.Style, _ color: UIColor? = nil) -> UIActivityIndicatorView {
    let indicator = UIActivityIndicatorView(style: style)
    if let color { indicator.color = color }
    indicator.startAnimating()
    return indicator
  }

  private func pages(
    _ count: Int, current: Int, _ background: UIPageControl.BackgroundStyle = .automatic
  ) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = count
    control.currentPage = current
    control.backgroundStyle = background
    control.pageIndicatorTintColor = .tertiaryLabel
    control.currentPageIndicatorTintColor = .label
    return control
  }

  private func well(_ color: UIColor?, isEnabled: Bool = true) -> UIColorWell {
    let well = UIColorWell()
    well.selectedColor = color
    well.isEnabled = isEnabled
    return well
  }
}
