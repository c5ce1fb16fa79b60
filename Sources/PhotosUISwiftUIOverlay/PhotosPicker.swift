public import HeadlessSwiftUI
public import PhotosUI

/// A button that presents the photo picker. The system's picker runs in another process: here, the sheet shows a description of it.
public struct PhotosPicker<Label: View>: View {
  private let choices: PhotoChoices
  nonisolated(unsafe) private let label: Label
  @State private var isPresented = false

  nonisolated init(_ choices: PhotoChoices, _ label: Label) { (self.choices, self.label) = (choices, label) }

  /// - Parameter selection: the chosen photo.
  nonisolated public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) {
    self.init(PhotoChoices(selection, filter), label())
  }

  /// - Parameter maxSelectionCount: the maximum number of chosen photos; nil for no limit.
  nonisolated public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) {
    self.init(PhotoChoices(selection, maxSelectionCount, selectionBehavior, filter), label())
  }

  /// - Parameter photoLibrary: the photo library, of which there is only one.
  nonisolated public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) {
    self.init(PhotoChoices(selection, filter), label())
  }

  /// - Parameter photoLibrary: the photo library, of which there is only one.
  nonisolated public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) {
    self.init(PhotoChoices(selection, maxSelectionCount, selectionBehavior, filter), label())
  }

  public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .sheet(isPresented: $isPresented) { PhotosPickerScreen(choices: choices, isPresented: $isPresented) }
  }
}

nonisolated extension PhotosPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(PhotoChoices(selection, filter), Text(titleKey))
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(PhotoChoices(selection, maxSelectionCount, selectionBehavior, filter), Text(titleKey))
  }

  @_disfavoredOverload public init(
    _ title: some StringProtocol, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(PhotoChoices(selection, filter), Text(title))
  }

  @_disfavoredOverload public init(
    _ title: some StringProtocol, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(PhotoChoices(selection, maxSelectionCount, selectionBehavior, filter), Text(title))
  }
}

nonisolated extension View {
  /// Presents a picker for one photo.
  ///
  /// - Parameter photoLibrary: the photo library, of which there is only one.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) -> some View {
    sheet(isPresented: isPresented) {
      PhotosPickerScreen(choices: PhotoChoices(selection, filter), isPresented: isPresented)
    }
  }

  /// Presents a picker for several photos.
  ///
  /// - Parameter photoLibrary: the photo library, of which there is only one.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) -> some View {
    sheet(isPresented: isPresented) {
      PhotosPickerScreen(
        choices: PhotoChoices(selection, maxSelectionCount, selectionBehavior, filter), isPresented: isPresented)
    }
  }
}
