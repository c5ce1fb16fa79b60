public import HeadlessUIKit

extension Text {
  /// The string of a resource, in the language of the environment's locale.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
    self.init(.value(.formatted(.init(resource))))
  }
}

extension TextValue.Formatted {
  fileprivate init(_ resource: LocalizedStringResource) {
    make = { locale, _, _ in
      locale == .current ? String(localized: resource) : String(localized: resource, in: locale)
    }
    id = "\(resource)"
  }
}

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(systemName: name)
    }
  }
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(name)
    }
  }
}

nonisolated extension Button where Label == Text {
  @preconcurrency @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { Text(titleResource) } }
  @preconcurrency @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(titleResource) } }
}

nonisolated extension View {
  @_disfavoredOverload public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }
}
