import Onion
import UIKit

/// One template, three contents: with two actions, with one, with none.
@MainActor public enum TemplateScreens {
  public static func twoActions() -> UIViewController {
    template(
      NoticeController(
        symbol: "heart", headline: "Keep this crossing?",
        text: "Crossings that you keep stand on top of the list, with their next departure.",
        actions: [.init("Keep it"), .init("Not now")]))
  }

  public static func oneAction() -> UIViewController {
    template(
      NoticeController(
        symbol: "checkmark.circle", headline: "You're on board",
        text: "Your seat is on the upper deck. Show this screen to whoever asks.",
        actions: [.init("Show the ticket")]))
  }

  public static func noAction() -> UIViewController {
    template(
      NoticeController(
        symbol: "magnifyingglass", headline: "No ferries tonight",
        text: "The wind is too strong. The first ferry leaves tomorrow at 6:10 if it calms down."))
  }

  /// The onion whole: content in a template in a modal container.
  public static func modal() -> UIViewController {
    twoActions().wrappedInModalContainer()
  }

  private static func template(_ content: UIViewController) -> UIViewController {
    // The gallery has a hand-written template of the same name beside the New Year's notice.
    Onion.TemplateController(content)
  }
}
