import Onion
import UIKit

/// Whole screens of the gallery by name, for tools that go through them: with lists, bars, fields, drawings.
@MainActor public enum GalleryScreens {
  public static let all: [(name: String, make: @MainActor () -> UIViewController)] = [
    ("New Year's notice, English", { NewYearController.screen(.english) }),
    ("New Year's notice, Russian", { NewYearController.screen(.russian) }),
    ("Contacts", { ContactsController() }),
    ("Sign-in", { SignInController.screen() }),
    ("Tabs", { FerryTabs.screen() }),
    ("Profile in a tab", { FerryTabs.screen(DeepLink(["cities", "Finland"])) }),
  ]
}
