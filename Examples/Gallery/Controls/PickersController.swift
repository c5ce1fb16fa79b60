import UIKit

/// Wheels: a picker with two components, and date pickers of every style.
public final class PickersController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  /// What the screen shows below its picker.
  public enum Content {
    case wheels, compact, inline
  }

  private let content: Content
  private let routes = ["Turku", "Naantali", "Mariehamn", "Långnäs", "Kökar", "Galtby", "Korpo"]
  private let stack = UIStackView()

  public init(_ content: Content) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    for part in parts { stack.addArrangedSubview(part) }
  }

  private var parts: [UIView] {
    switch content {
    case .wheels: [routePicker, datePicker(.date, .wheels), datePicker(.dateAndTime, .wheels)]
    case .compact: [row("Departs", .dateAndTime), row("On", .date), row("At", .time), row("Closed", .date, false)]
    case .inline: [datePicker(.dateAndTime, .inline)]
    }
  }

  private var routePicker: UIPickerView {
    let picker = UIPickerView()
    picker.dataSource = self
    picker.delegate = self
    picker.selectRow(2, inComponent: 0, animated: false)
    picker.selectRow(6, inComponent: 1, animated: false)
    return picker
  }

  private func datePicker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Helsinki") ?? .current
    picker.timeZone = calendar.timeZone
    let parts = DateComponents(year: 2024, month: 6, day: 21, hour: 15, minute: 5)
    if let date = calendar.date(from: parts) { picker.date = date }
    picker.minimumDate = calendar.date(from: DateComponents(year: 2024, month: 6, day: 10))
    return picker
  }

  private func row(_ title: String, _ mode: UIDatePicker.Mode, _ isEnabled: Bool = true) -> UIView {
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let picker = datePicker(mode, .compact)
    picker.isEnabled = isEnabled
    let row = UIStackView(arrangedSubviews: [label, picker])
    row.distribution = .equalSpacing
    row.axis = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
    return row
  }

  public func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  public func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? routes.count : 24
  }
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    component == 0 ? routes[row] : "\(row):15"
  }
}
