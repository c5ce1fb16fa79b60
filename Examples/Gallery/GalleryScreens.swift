import UIKit

/// Every screen of the gallery by name, for tools that go through all of them.
@MainActor public enum GalleryScreens {
  public static let all: [(name: String, make: @MainActor () -> UIViewController)] = [
    ("New Year's notice, English", { NewYearController.screen(.english) }),
    ("New Year's notice, Russian", { NewYearController.screen(.russian) }),
    ("Contacts", { ContactsController() }),
  ]
}
