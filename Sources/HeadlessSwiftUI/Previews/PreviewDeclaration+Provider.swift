extension PreviewDeclaration {
  /// Declares the previews of a provider type.
  ///
  /// - Parameters:
  ///   - provider: the type.
  ///   - name: its name in the source.
  ///   - line: the line at which it begins.
  @MainActor public init<Provider: PreviewProvider>(
    provider: Provider.Type, named name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt
  ) {
    self.init(provider: name, fileID: fileID, filePath: filePath, line: line) { ProvidedPreviews<Provider>().previews }
  }
}

/// The previews of a type: each of the views in its `previews`, with the values that modifiers set.
@MainActor private struct ProvidedPreviews<Provider: PreviewProvider> {
  var previews: [Preview] {
    let reader = SubviewTraitsReader()
    let host = UIHostingController(
      rootView: Group(subviews: Provider.previews) { subviews in
        let _ = reader.read(subviews)
        EmptyView()
      })
    host.view.layoutIfNeeded()
    _ = host.view.sizeThatFits(UIScreen.main.bounds.size)
    return reader.found.enumerated().map { index, traits in
      var preview = Preview(
        name: traits.name, traits: traits.traits, content: { AnyView(ProvidedPreview<Provider>(index: index)) })
      preview.deviceName = traits.device
      return preview
    }
  }
}

/// One of a type's previews.
private struct ProvidedPreview<Provider: PreviewProvider>: View {
  let index: Int

  var body: some View {
    Group(subviews: Provider.previews) { subviews in
      if subviews.indices.contains(index) { subviews[index] }
    }
  }
}

/// Holds the modifiers' values of the views in `previews`.
@MainActor private final class SubviewTraitsReader {
  struct Traits {
    let name: String?
    let device: String?
    let traits: [PreviewTrait<Preview.ViewTraits>]
  }

  private(set) var found: [Traits] = []

  func read(_ subviews: SubviewsCollection) {
    found = subviews.map { subview in
      let element = subview.element
      var traits: [PreviewTrait<Preview.ViewTraits>] = []
      switch element.trait(ObjectIdentifier(PreviewLayoutKey.self)) as? PreviewLayout {
      case .sizeThatFits?: traits.append(.sizeThatFitsLayout)
      case .fixed(let width, let height)?: traits.append(.fixedLayout(width: width, height: height))
      case .device?, nil: break
      }
      switch element.trait(ObjectIdentifier(InterfaceOrientation.self)) as? InterfaceOrientation {
      case .portrait?: traits.append(.portrait)
      case .portraitUpsideDown?: traits.append(.portraitUpsideDown)
      case .landscapeLeft?: traits.append(.landscapeLeft)
      case .landscapeRight?: traits.append(.landscapeRight)
      case nil: break
      }
      return Traits(
        name: element.trait(ObjectIdentifier(PreviewNameKey.self)) as? String,
        device: element.trait(ObjectIdentifier(PreviewDeviceKey.self)) as? String, traits: traits)
    }
  }
}
