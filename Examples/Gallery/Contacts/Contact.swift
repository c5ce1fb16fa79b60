/// A row of the list: a person, and the last thing that they said.
public struct Contact: Sendable {
  public var name: String
  public var message: String
  public var time: String

  public init(name: String, message: String, time: String) {
    self.name = name
    self.message = message
    self.time = time
  }

  public var initials: String {
    name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined()
  }

  public static let samples = [
    Contact(name: "Ada Lindqvist", message: "The proofs are back, page nine has a widow 🙈", time: "9:41"),
    Contact(name: "Борис Ветров", message: "Встречаемся у северного входа", time: "9:12"),
    Contact(name: "Chiara Rossetti", message: "Grazie! See you on Thursday then, and bring the maps.", time: "8:55"),
    Contact(name: "داليا منصور", message: "وصلت الصور، شكراً جزيلاً", time: "8:30"),
    Contact(name: "Emeka Obi", message: "👍🏾", time: "Yesterday"),
    Contact(name: "Fen Li 李芬", message: "会议改到三点，老地方见。", time: "Yesterday"),
    Contact(name: "Greta Halvorsen", message: "Did you find the keys?", time: "Yesterday"),
    Contact(name: "Hugo Bernard", message: "Un café demain matin ?", time: "Tuesday"),
    Contact(
      name: "Inés Calderón", message: "I moved the chapter on tides to the front; it reads better.", time: "Tuesday"),
    Contact(name: "Jonas Weber", message: "Alles klar.", time: "Monday"),
    Contact(name: "Kaveh Tehrani", message: "Call me when you land", time: "Monday"),
    Contact(name: "Lucía Ferreira", message: "12 boxes, 3 pallets, 1 very tired driver", time: "Sunday"),
  ]
}
