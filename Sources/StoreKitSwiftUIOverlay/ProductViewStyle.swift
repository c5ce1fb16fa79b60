public import HeadlessSwiftUI
public import StoreKit

/// The appearance of a product in a shop.
@preconcurrency @MainActor public protocol ProductViewStyle {
  associatedtype Body: View
  typealias Configuration = ProductViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of products is given.
public struct ProductViewStyleConfiguration {
  /// The icon that the product's view was made with.
  public struct Icon: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let icon: Icon
  public let state: Product.TaskState
  /// Whether the product was bought before.
  public let hasCurrentEntitlement: Bool
  let buy: @MainActor (Product) -> Void

  public var product: Product? { state.product }

  /// Buys the product once it is known.
  @MainActor public func purchase() {
    if let product { buy(product) }
  }
}

/// A style of StoreKit's. The sizes are estimated: none was recorded on iOS.
public struct StandardProductViewStyle: ProductViewStyle {
  enum Size { case compact, regular, large }
  let size: Size

  public func makeBody(configuration: Configuration) -> some View {
    StandardProductLook(size: size, configuration: configuration)
  }
}

extension ProductViewStyle where Self == StandardProductViewStyle {
  nonisolated public static var automatic: StandardProductViewStyle { StandardProductViewStyle(size: .regular) }
  nonisolated public static var regular: StandardProductViewStyle { StandardProductViewStyle(size: .regular) }
  nonisolated public static var compact: StandardProductViewStyle { StandardProductViewStyle(size: .compact) }
  nonisolated public static var large: StandardProductViewStyle { StandardProductViewStyle(size: .large) }
}

private struct StandardProductLook: View {
  let size: StandardProductViewStyle.Size
  let configuration: ProductViewStyleConfiguration

  var body: some View {
    if size == .large {
      VStack(spacing: 12) {
        configuration.icon
        texts(alignment: .center)
        button
      }
      .frame(maxWidth: .infinity)
    } else {
      HStack(spacing: 12) {
        configuration.icon.frame(maxWidth: 64, maxHeight: 64)
        texts(alignment: .leading)
        Spacer(minLength: 0)
        button
      }
    }
  }

  @ViewBuilder private func texts(alignment: HorizontalAlignment) -> some View {
    VStack(alignment: alignment, spacing: 2) {
      switch configuration.state {
      case .success(let product):
        Text(product.displayName).font(.headline)
        if size != .compact { Text(product.description).font(.subheadline).foregroundStyle(.secondary) }
      case .loading:
        Text(verbatim: "Product").font(.headline).redacted(reason: .placeholder)
      case .unavailable, .failure:
        Text(verbatim: "Product Unavailable").font(.headline).foregroundStyle(.secondary)
      }
    }
  }

  @ViewBuilder private var button: some View {
    if let product = configuration.product {
      Button(product.displayPrice) { configuration.purchase() }
        .buttonStyle(.bordered)
        .buttonBorderShape(.capsule)
        .disabled(configuration.hasCurrentEntitlement)
    }
  }
}

private struct AnyProductViewStyle {
  let make: @MainActor (ProductViewStyleConfiguration) -> AnyView
}

private enum ProductViewStyleKey: EnvironmentKey {
  static var defaultValue: AnyProductViewStyle? { nil }
}

extension EnvironmentValues {
  fileprivate var productViewStyle: AnyProductViewStyle? {
    get { self[ProductViewStyleKey.self] }
    set { self[ProductViewStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The appearance of the products in this view.
  public func productViewStyle(_ style: some ProductViewStyle) -> some View {
    nonisolated(unsafe) let style = style
    return environment(\.productViewStyle, AnyProductViewStyle { AnyView(style.makeBody(configuration: $0)) })
  }
}

/// A product in the style of the environment.
struct StyledProduct: View {
  let configuration: ProductViewStyleConfiguration
  @Environment(\.productViewStyle) private var style

  var body: some View {
    if let style {
      // A product view that the style makes of its configuration has the automatic style, unless the style sets another one.
      style.make(configuration).environment(\.productViewStyle, nil)
    } else {
      StandardProductViewStyle.automatic.makeBody(configuration: configuration)
    }
  }
}
