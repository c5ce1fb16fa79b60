import UIKit

/// Text fields, search bars and text views: borders, placeholders, clear buttons, side views, disabled ones.
public final class FieldsController: ControlSheetController {
  override var rows: [UIView] {
    [
      field(.none, text: "Without a border"), field(.line, text: "A line"), field(.bezel, text: "A bezel"),
      field(.roundedRect, text: "Mariehamn"), field(.roundedRect, text: nil), clearable, secret, disabled,
      withSideViews,
      search(.default, text: nil), search(.minimal, text: "Kökar"), notes,
    ]
  }

  private func field(_ style: UITextField.BorderStyle, text: String?) -> UITextField {
    let field = UITextField()
    field.borderStyle = style
    field.text = text
    field.placeholder = "Harbour"
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    return field
  }

  private var clearable: UITextField {
    let field = field(.roundedRect, text: "Långnäs")
    field.clearButtonMode = .always
    return field
  }

  private var secret: UITextField {
    let field = field(.roundedRect, text: "harbour")
    field.isSecureTextEntry = true
    return field
  }

  private var disabled: UITextField {
    let field = field(.roundedRect, text: "Disabled")
    field.isEnabled = false
    return field
  }

  private var withSideViews: UITextField {
    let field = field(.roundedRect, text: "12")
    field.leftView = UIImageView(image: UIImage(systemName: "ticket"))
    field.leftViewMode = .always
    let unit = UILabel()
    unit.text = "euros "
    unit.font = .preferredFont(forTextStyle: .body)
    unit.adjustsFontForContentSizeCategory = true
    unit.textColor = .secondaryLabel
    field.rightView = unit
    field.rightViewMode = .always
    return field
  }

  private func search(_ style: UISearchBar.Style, text: String?) -> UISearchBar {
    let bar = UISearchBar()
    bar.searchBarStyle = style
    bar.placeholder = "Harbours"
    bar.text = text
    bar.showsCancelButton = text != nil
    return bar
  }

  private var notes: UITextView {
    let notes = UITextView()
    notes.text = "Two bicycles, one of them electric. The last ferry leaves at a quarter past nine."
    notes.font = .preferredFont(forTextStyle: .callout)
    notes.adjustsFontForContentSizeCategory = true
    notes.isScrollEnabled = false
    notes.backgroundColor = .secondarySystemBackground
    notes.layer.cornerRadius = 8
    return notes
  }
}
