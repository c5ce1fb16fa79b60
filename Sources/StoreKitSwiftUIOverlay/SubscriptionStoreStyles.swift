public import HeadlessSwiftUI
public import StoreKit

/// What the button of a subscriptions' shop says.
public struct SubscriptionStoreButtonLabel: Sendable {
  enum Part { case action, displayName, price }
  let parts: [Part]?
  let isMultiline: Bool

  public static let automatic = SubscriptionStoreButtonLabel(parts: nil, isMultiline: false)
  public static let singleLine = SubscriptionStoreButtonLabel(parts: nil, isMultiline: false)
  public static let multiline = SubscriptionStoreButtonLabel(parts: nil, isMultiline: true)
  public static let action = SubscriptionStoreButtonLabel(parts: [.action], isMultiline: false)
  public static let displayName = SubscriptionStoreButtonLabel(parts: [.displayName], isMultiline: false)
  public static let price = SubscriptionStoreButtonLabel(parts: [.price], isMultiline: false)

  public var action: SubscriptionStoreButtonLabel { adding(.action) }
  public var displayName: SubscriptionStoreButtonLabel { adding(.displayName) }
  public var price: SubscriptionStoreButtonLabel { adding(.price) }
  public var multiline: SubscriptionStoreButtonLabel { .init(parts: parts, isMultiline: true) }
  public var singleLine: SubscriptionStoreButtonLabel { .init(parts: parts, isMultiline: false) }

  private func adding(_ part: Part) -> SubscriptionStoreButtonLabel {
    SubscriptionStoreButtonLabel(parts: (parts ?? []) + [part], isMultiline: isMultiline)
  }
}

/// How subscriptions are offered: each by a button, or as rows to choose from.
@preconcurrency @MainActor public protocol SubscriptionStoreControlStyle {
  nonisolated var _hasButtons: Bool { get }
}

/// A control style of StoreKit's. The pickers of iOS 18 look like the others here.
public struct StandardSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  public nonisolated let _hasButtons: Bool
}

extension SubscriptionStoreControlStyle where Self == StandardSubscriptionStoreControlStyle {
  nonisolated private static var rows: Self { StandardSubscriptionStoreControlStyle(_hasButtons: false) }
  nonisolated public static var automatic: Self { rows }
  nonisolated public static var picker: Self { rows }
  nonisolated public static var prominentPicker: Self { rows }
  nonisolated public static var compactPicker: Self { rows }
  nonisolated public static var pagedPicker: Self { rows }
  nonisolated public static var pagedProminentPicker: Self { rows }
  nonisolated public static var buttons: Self { StandardSubscriptionStoreControlStyle(_hasButtons: true) }
  nonisolated public static var compactButtons: Self { buttons }
}

/// A button that a shop may show besides its products.
public struct StoreButtonKind: Hashable, Sendable {
  private let name: String

  public static let automatic = StoreButtonKind(name: "automatic")
  public static let cancellation = StoreButtonKind(name: "cancellation")
  public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
  public static let redeemCode = StoreButtonKind(name: "redeemCode")
  public static let signIn = StoreButtonKind(name: "signIn")
  public static let policies = StoreButtonKind(name: "policies")
}

/// The pages that a subscriptions' shop refers to.
public enum SubscriptionStorePolicyKind: Hashable, Sendable {
  case termsOfService, privacyPolicy

  var title: String {
    switch self {
    case .termsOfService: "Terms of Service"
    case .privacyPolicy: "Privacy Policy"
    }
  }
}

/// What views set for the subscriptions' shops in them.
struct SubscriptionStoreLook {
  enum Destination {
    case url(URL)
    case view(AnyView)
  }

  var label = SubscriptionStoreButtonLabel.automatic
  var hasButtons = false
  var itemBackground: AnyShapeStyle?
  var controlBackground: AnyShapeStyle?
  var policyStyles: (AnyShapeStyle, AnyShapeStyle)?
  var icon: (@MainActor (Product) -> AnyView)?
  var policies: [SubscriptionStorePolicyKind: Destination] = [:]
  var signIn: (() -> Void)?
  var visibilities: [StoreButtonKind: Visibility] = [:]
}

private enum SubscriptionStoreLookKey: EnvironmentKey {
  static var defaultValue: SubscriptionStoreLook { SubscriptionStoreLook() }
}

extension EnvironmentValues {
  var subscriptionStoreLook: SubscriptionStoreLook {
    get { self[SubscriptionStoreLookKey.self] }
    set { self[SubscriptionStoreLookKey.self] = newValue }
  }
}

nonisolated extension View {
  private func storeLook(_ change: @escaping (inout SubscriptionStoreLook) -> Void) -> some View {
    transformEnvironment(\.subscriptionStoreLook, transform: change)
  }

  public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
    storeLook { $0.label = label }
  }
  public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View {
    storeLook { $0.hasButtons = style._hasButtons }
  }
  public func subscriptionStorePickerItemBackground(_ backgroundStyle: some ShapeStyle) -> some View {
    storeLook { $0.itemBackground = AnyShapeStyle(backgroundStyle) }
  }
  public func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View {
    storeLook { $0.controlBackground = AnyShapeStyle(style) }
  }
  public func subscriptionStoreControlIcon(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
  ) -> some View {
    nonisolated(unsafe) let icon = icon
    return storeLook { look in
      look.icon = { product in AnyView(product.subscription.map { icon(product, $0) }) }
    }
  }
  public func subscriptionStorePolicyDestination(
    url: URL, for button: SubscriptionStorePolicyKind
  ) -> some View { storeLook { $0.policies[button] = .url(url) } }
  public func subscriptionStorePolicyDestination(
    for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View
  ) -> some View {
    let page = AnyView(destination())
    return storeLook { $0.policies[button] = .view(page) }
  }
  public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View {
    subscriptionStorePolicyForegroundStyle(style, style)
  }
  public func subscriptionStorePolicyForegroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> some View { storeLook { $0.policyStyles = (AnyShapeStyle(primary), AnyShapeStyle(secondary)) } }
  public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View {
    storeLook { $0.signIn = action }
  }
  /// Shows or hides buttons of the shops in this view.
  public func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View {
    storeLook { look in for kind in buttonKinds { look.visibilities[kind] = visibility } }
  }
}

extension ContainerBackgroundPlacement {
  /// Behind a subscription store's marketing text.
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
  /// Behind the top of a subscription store; here behind its marketing text.
  public static let subscriptionStoreHeader = ContainerBackgroundPlacement(name: "subscriptionStoreHeader")
  /// Behind the whole subscription store.
  public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(name: "subscriptionStoreFullHeight")
}
