public import Foundation

// Actions for windows and documents. They have no effect, as in an app on an iPhone, which has one window.

/// Opens a window.
@MainActor @preconcurrency public struct OpenWindowAction {
  nonisolated init() {}

  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window.
@MainActor @preconcurrency public struct DismissWindowAction {
  nonisolated init() {}

  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Opens a document.
@MainActor @preconcurrency public struct OpenDocumentAction {
  nonisolated init() {}

  public func callAsFunction(at url: URL) async throws {}
}

/// Creates a document.
@MainActor @preconcurrency public struct NewDocumentAction {
  nonisolated init() {}

  public func callAsFunction<D: FileDocument>(_ document: @autoclosure @escaping () -> D) {}
  public func callAsFunction<D: FileDocument>(contentType: String, _ document: @autoclosure @escaping () -> D) {}
}

/// Opens the app's settings.
@MainActor @preconcurrency public struct OpenSettingsAction {
  nonisolated init() {}

  public func callAsFunction() {}
}

extension EnvironmentValues {
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }
  public var newDocument: NewDocumentAction { NewDocumentAction() }
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  public var supportsMultipleWindows: Bool { false }
  public var isSceneCaptured: Bool { false }
  public var supportsImagePlayground: Bool { false }
  public var isLuminanceReduced: Bool { false }
  public var isHoverEffectEnabled: Bool { true }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var accessibilityQuickActionsEnabled: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  /// Of iOS 26.
  public var accessibilityShowBorders: Bool { false }
  /// Of iOS 26.
  public var accessibilityReduceHighlightingEffects: Bool { false }
  /// The document that the view belongs to; nil outside of scenes of documents. Scenes of documents here show a new document,
  /// which has no file.
  public var documentConfiguration: DocumentConfiguration? { nil }
}
