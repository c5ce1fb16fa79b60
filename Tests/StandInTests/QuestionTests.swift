import ActivityKit
import AuthenticationServices
import Contacts
import CoreLocation
import CoreMotion
import CoreSpotlight
import EventKit
import GameKit
import HeadlessCoreGraphics
import HeadlessObjectiveC
import HeadlessSecurity
import Intents
import LinkPresentation
import LocalAuthentication
import MediaPlayer
import PassKit
import Photos
import StoreKit
import Testing
import WatchConnectivity

@testable import StandIns

/// What screens ask the system: a test can answer each question, and a question without an answer is a warning of the snapshot.
@Suite struct QuestionTests {
  /// A framework, a question to it, and the same with the test's answers.
  struct Question: Sendable, CustomTestStringConvertible {
    let framework: String
    let ask: @Sendable () -> Void
    let askWithAnswers: @Sendable () -> Void
    var testDescription: String { framework }

    init<Answers: StandInAnswers>(_ framework: String, _ answers: Answers, ask: @escaping @Sendable () -> Void) {
      self.framework = framework
      self.ask = ask
      askWithAnswers = { withAnswers(answers) { ask() } }
    }
  }

  private static let questions = [
    Question("Intents", IntentsAnswers()) { _ = INPreferences.siriAuthorizationStatus() },
    Question("WatchConnectivity", WatchAnswers()) { _ = WCSession.default.isPaired },
    Question("GameKit", GameAnswers()) { _ = GKLocalPlayer.local.isAuthenticated },
    Question("PassKit", WalletAnswers()) { _ = PKPaymentAuthorizationViewController.canMakePayments() },
    Question("CoreLocation", LocationAnswers()) { _ = CLLocationManager.locationServicesEnabled() },
    Question("Photos", PhotosAnswers()) { _ = PHPhotoLibrary.authorizationStatus() },
    Question("Contacts", ContactsAnswers()) { _ = CNContactStore.authorizationStatus(for: .contacts) },
    Question("EventKit", CalendarAnswers()) { _ = EKEventStore.authorizationStatus(for: .event) },
    Question("MediaPlayer", MusicAnswers()) { _ = MPMediaLibrary.authorizationStatus() },
    Question("CoreMotion", MotionAnswers()) { _ = CMPedometer.isStepCountingAvailable() },
    Question("ActivityKit", ActivityAnswers()) { _ = ActivityAuthorizationInfo().areActivitiesEnabled },
    Question("LocalAuthentication", AuthenticationAnswers()) { _ = LAContext().biometryType },
    Question("StoreKit", StoreAnswers()) { _ = SKPaymentQueue.canMakePayments() },
    Question("LinkPresentation", LinkAnswers()) {
      LPMetadataProvider().startFetchingMetadata(for: URL(filePath: "/")) { _, _ in }
    },
    Question("AuthenticationServices", SignInAnswers()) {
      ASAuthorizationAppleIDProvider().getCredentialState(forUserID: "ada") { _, _ in }
    },
    Question("Security", KeychainAnswers()) {
      SecItemCopyMatching([kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "none"], nil)
    },
  ]

  @Test(arguments: questions)
  func questionsWithoutAnswersAreWarnings(_ question: Question) {
    func notes(_ ask: () -> Void) -> [String] {
      let listener = NoticeListener()
      let subscription = StandInNotes.subscribe(for: listener)
      listener.hear(ask)
      return StandInNotes.endSubscription(subscription).filter { $0.hasPrefix("\(question.framework) is asked ") }
    }
    #expect(notes(question.ask).count == 1)
    #expect(notes(question.askWithAnswers).isEmpty)
  }

  @Test func answersAreTheTests() {
    var intents = IntentsAnswers()
    intents.siriAuthorizationStatus = .authorized
    withAnswers(intents) { #expect(INPreferences.siriAuthorizationStatus() == .authorized) }
    var watch = WatchAnswers()
    watch.isPaired = true
    withAnswers(watch) { #expect(WCSession.default.isPaired && !WCSession.default.isReachable) }
    var game = GameAnswers()
    (game.isAuthenticated, game.alias) = (true, "Ada")
    withAnswers(game) { #expect(GKLocalPlayer.local.isAuthenticated && GKLocalPlayer.local.alias == "Ada") }
  }

  @Test func pagesTellTheTestsTitles() async throws {
    let address = URL(filePath: "/page")
    var links = LinkAnswers()
    links.titles = [address: "A page"]
    try await withAnswers(links) {
      let title = try await LPMetadataProvider().startFetchingMetadata(for: address).title
      #expect(title == "A page")
    }
  }

  /// The index is in memory: a domain's items are those of the domains inside it, too.
  @Test func theSearchIndexKeepsItems() {
    let index = CSSearchableIndex(name: "QuestionTests")
    func item(_ identifier: String, _ domain: String) -> CSSearchableItem {
      CSSearchableItem(
        uniqueIdentifier: identifier, domainIdentifier: domain,
        attributeSet: CSSearchableItemAttributeSet(itemContentType: "public.text"))
    }
    index.indexSearchableItems([item("a", "shop.fruit"), item("b", "shop"), item("c", "shops")])
    index.indexSearchableItems([item("a", "shop.fruit")])
    #expect(index.items.map(\.uniqueIdentifier) == ["b", "c", "a"])
    index.deleteSearchableItems(withDomainIdentifiers: ["shop"])
    #expect(index.items.map(\.uniqueIdentifier) == ["c"])
  }
}
