/// The words of the pizzeria's New Year's notice.
public struct NewYearNotice: Sendable {
  public var headline: String
  public var text: String
  public var order: String
  public var later: String

  public init(headline: String, text: String, order: String, later: String) {
    self.headline = headline
    self.text = text
    self.order = order
    self.later = later
  }

  public static let english = NewYearNotice(
    headline: "The oven rests for a night",
    text: """
      On New Year's Eve we bake until six in the evening and open again at noon on the first of January. \
      Order early and your pizza will be at the table before the clock strikes twelve.
      """,
    order: "Order for the party",
    later: "Maybe later")

  public static let russian = NewYearNotice(
    headline: "Печь отдыхает одну ночь",
    text: """
      Тридцать первого декабря печём до шести вечера, а первого января открываемся в полдень. \
      Закажите заранее — и пицца окажется на столе ещё до боя курантов.
      """,
    order: "Заказать к празднику",
    later: "Не сейчас")
}
