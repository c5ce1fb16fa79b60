import UIKit

/// Fields with the keyboards that forms ask for.
@MainActor public enum TypingScreens {
  public static func name() -> UIViewController {
    FieldController("Name") { $0.returnKeyType = .next }
  }

  public static func email() -> UIViewController {
    FieldController("Email address") {
      $0.text = "ada@exam"
      $0.keyboardType = .emailAddress
      $0.autocapitalizationType = .none
      $0.autocorrectionType = .no
      $0.returnKeyType = .continue
    }
  }

  public static func address() -> UIViewController {
    FieldController("Web page") {
      $0.keyboardType = .URL
      $0.returnKeyType = .go
      $0.enablesReturnKeyAutomatically = true
    }
  }

  public static func punctuation() -> UIViewController {
    FieldController("Numbers and punctuation") {
      $0.keyboardType = .numbersAndPunctuation
      $0.returnKeyType = .done
    }
  }

  public static func digits(_ type: UIKeyboardType, _ title: String) -> UIViewController {
    FieldController(title) {
      $0.keyboardType = type
      $0.text = "12"
    }
  }

  /// A dark keyboard in a light app.
  public static func secret() -> UIViewController {
    FieldController("Password, with a dark keyboard") {
      $0.text = "secret"
      $0.isSecureTextEntry = true
      $0.keyboardAppearance = .dark
      $0.returnKeyType = .join
    }
  }

  /// A bar above the keys.
  public static func withBar() -> UIViewController {
    FieldController("Amount, with a bar above the keys") {
      $0.text = "3.25"
      $0.keyboardType = .decimalPad
      $0.inputAccessoryView = bar()
    }
  }

  /// A picker in the keyboard's place.
  public static func withPicker() -> UIViewController {
    FieldController("Fruit, from a picker") { field in
      field.text = "Pears"
      let picker = FruitPicker()
      field.inputView = picker
      field.inputAccessoryView = bar()
      picker.selectRow(2, inComponent: 0, animated: false)
    }
  }

  private static func bar() -> UIView {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [
      UIBarButtonItem(image: UIImage(systemName: "chevron.up"), style: .plain, target: nil, action: nil),
      UIBarButtonItem(image: UIImage(systemName: "chevron.down"), style: .plain, target: nil, action: nil),
      .flexibleSpace(), UIBarButtonItem(systemItem: .done),
    ]
    return bar
  }
}

private final class FruitPicker: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  private let fruit = ["Apples", "Cherries", "Pears", "Plums", "Quinces"]

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { fruit.count }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    fruit[row]
  }
}
