/// A part of a screen that SwiftUI shows on iOS, and nobody here: a placeholder stands for it.
@preconcurrency @MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body.") }
}

extension View where Body == Never {
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}
