import Onion
import UIKit

/// Ferries that leave today.
public struct Departure: Sendable {
  public var time: String
  public var destination: String

  public init(time: String, destination: String) {
    self.time = time
    self.destination = destination
  }

  public static let samples = [
    Departure(time: "6:10", destination: "Sund"),
    Departure(time: "9:30", destination: "Norholm by way of Sund"),
    Departure(time: "14:20", destination: "Sund"),
    Departure(time: "21:40", destination: "Old Harbour"),
  ]
}

/// The departures that came.
final class DepartureListController: UIViewController {
  private let departures: [Departure]

  init(_ departures: [Departure]) {
    self.departures = departures
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let times = departures.map { GalleryLabel.make($0.time, style: .headline, color: .systemTeal) }
    let rows = UIStackView(
      arrangedSubviews: zip(times, departures).map { time, departure in
        time.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        time.setContentCompressionResistancePriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [time, GalleryLabel.make(departure.destination, style: .body)])
        row.spacing = 16
        row.alignment = .firstBaseline
        return row
      })
    rows.axis = .vertical
    rows.spacing = 20
    view.addSubview(rows)
    rows.pin(
      to: .margins, edges: [.top, .leading, .trailing],
      insets: NSDirectionalEdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
    // One column of times.
    for (time, next) in zip(times, times.dropFirst()) {
      time.widthAnchor.constraint(equalTo: next.widthAnchor).isActive = true
    }
  }
}
