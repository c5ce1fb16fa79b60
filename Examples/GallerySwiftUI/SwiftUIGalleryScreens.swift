import HeadlessSwiftUI

/// The gallery's SwiftUI screens by name, for tests and for tools that go through them.
@MainActor public enum SwiftUIGalleryScreens {
  public static let all: [(name: String, make: @MainActor () -> AnyView)] = [
    ("Feed", { AnyView(FeedScreen()) }),
    ("Settings", { AnyView(SettingsScreen()) }),
    ("Profile", { AnyView(ProfileScreen()) }),
    ("Onboarding", { AnyView(OnboardingScreen()) }),
    ("Checkout", { AnyView(CheckoutScreen()) }),
    ("Chat", { AnyView(ChatScreen()) }),
    ("Search", { AnyView(SearchScreen(query: "ber")) }),
    ("Dashboard", { AnyView(DashboardScreen()) }),
    ("Player", { AnyView(PlayerScreen()) }),
    ("Tabs", { AnyView(LibraryTabs()) }),
  ]
}
