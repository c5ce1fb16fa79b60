public import Foundation

/// The kinds of data that the owner accepts by pasting.
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject {
  open var acceptableTypeIdentifiers: [String]

  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  public convenience override init() {
    self.init(acceptableTypeIdentifiers: [])
  }

  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
  }

  /// Whether a provider has an acceptable type.
  func accepts(_ providers: [NSItemProvider]) -> Bool {
    providers.contains { provider in
      acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }
}

/// An object that accepts pasted items; every responder does if it declares the acceptable types.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// Nil if it accepts none.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  func paste(itemProviders: [NSItemProvider])
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}
