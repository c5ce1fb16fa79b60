public import HeadlessUIKit

// Localized resources are resolved when a text is created, in the process's language.

extension Text {
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
    self.init(verbatim: String(localized: resource))
  }
}

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(String(localized: titleResource), systemImage: name)
  }
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(String(localized: titleResource), image: name)
  }
}

nonisolated extension Button where Label == Text {
  @preconcurrency @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void
  ) { self.init(String(localized: titleResource), action: action) }
  @preconcurrency @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(String(localized: titleResource), role: role, action: action) }
}

nonisolated extension View {
  @_disfavoredOverload public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }
}
