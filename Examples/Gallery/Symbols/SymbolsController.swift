import UIKit

/// Symbols in rows, in their real size: the everyday ones, then weights, scales, colours and steps of some.
public final class SymbolsController: UIViewController {
  private static let cell = CGSize(width: 32, height: 30)
  private static let columns = 24
  /// What the screen needs, in points.
  public static let size = CGSize(width: cell.width * CGFloat(columns), height: cell.height * CGFloat(rows))

  private static let samples = [
    "plus", "star", "heart.fill", "gearshape", "square.and.arrow.up", "envelope", "bell.badge", "person.crop.circle",
    "trash", "calendar.badge.plus", "cloud.sun.rain.fill", "wifi",
  ]
  private static let weights: [UIImage.SymbolWeight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]
  private static let made = [
    "bell.slash", "mic.slash.fill", "folder.badge.plus", "person.badge.plus", "wifi.slash", "star.circle", "7.circle",
    "42.square.fill", "b.circle.fill", "bolt.shield", "heart.square.fill", "exclamationmark.octagon.fill",
  ]
  private static let missing = ["figure.curling", "car.window.left.badge.xmark"]

  private static let rows = (EverydaySymbols.names.count + columns - 1) / columns + 5 + 5 + 2

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    var place = 0
    func show(_ image: UIImage?) {
      let view = UIImageView(image: image)
      view.contentMode = .center
      view.tintColor = .label
      view.frame = CGRect(
        x: CGFloat(place % Self.columns) * Self.cell.width, y: CGFloat(place / Self.columns) * Self.cell.height,
        width: Self.cell.width, height: Self.cell.height)
      self.view.addSubview(view)
      place += 1
    }
    func show(_ names: [String], _ configuration: UIImage.SymbolConfiguration?) {
      for name in names { show(UIImage(systemName: name, withConfiguration: configuration)) }
    }
    func newRow() { place += (Self.columns - place % Self.columns) % Self.columns }
    show(EverydaySymbols.names, nil)
    newRow()
    for weight in Self.weights { show(Self.samples, UIImage.SymbolConfiguration(weight: weight)) }
    newRow()
    show(Self.samples, UIImage.SymbolConfiguration(scale: .small))
    show(Self.samples, UIImage.SymbolConfiguration(scale: .large))
    show(Self.samples, UIImage.SymbolConfiguration(hierarchicalColor: .systemIndigo))
    show(Self.samples, UIImage.SymbolConfiguration(paletteColors: [.systemRed, .systemTeal, .systemOrange]))
    show(Self.samples, UIImage.SymbolConfiguration.preferringMulticolor())
    show(Self.made, nil)
    show(Self.made, UIImage.SymbolConfiguration(hierarchicalColor: .systemIndigo))
    show(Self.made, UIImage.SymbolConfiguration(paletteColors: [.systemRed, .systemTeal]))
    for name in ["wifi", "speaker.wave.3", "cellularbars"] {
      for value in [0, 0.3, 0.5, 1] { show(UIImage(systemName: name, variableValue: value)) }
    }
    for name in ["chart.bar.fill", "waveform"] {
      for value in [0, 0.3, 0.5, 1] { show(UIImage(systemName: name, variableValue: value)) }
    }
    newRow()
    show(Self.missing, nil)
  }
}
