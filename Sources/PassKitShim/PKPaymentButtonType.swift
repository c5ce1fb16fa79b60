public enum PKPaymentButtonType: Int, Sendable {
  case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent, support
  case contribute, tip, `continue`

  /// The button's text before the Apple Pay mark, in English.
  var words: String? {
    switch self {
    case .plain, .inStore: nil
    case .buy: "Buy with"
    case .setUp: "Set up"
    case .donate: "Donate with"
    case .checkout: "Check out with"
    case .book: "Book with"
    case .subscribe: "Subscribe with"
    case .reload: "Reload with"
    case .addMoney: "Add money with"
    case .topUp: "Top up with"
    case .order: "Order with"
    case .rent: "Rent with"
    case .support: "Support with"
    case .contribute: "Contribute with"
    case .tip: "Tip with"
    case .continue: "Continue with"
    }
  }
}
