internal import HeadlessSwiftUI
internal import HeadlessUIKit
internal import PhotosUI

/// What a picker offers, and where the choice goes.
struct PhotoChoices {
  let configuration: PHPickerConfiguration
  let choose: @MainActor ([PhotosPickerItem]) -> Void

  init(_ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?) {
    var configuration = PHPickerConfiguration()
    configuration.filter = filter
    self.configuration = configuration
    choose = { selection.wrappedValue = $0.first }
  }

  init(
    _ selection: Binding<[PhotosPickerItem]>, _ limit: Int?, _ behavior: PhotosPickerSelectionBehavior,
    _ filter: PHPickerFilter?
  ) {
    var configuration = PHPickerConfiguration()
    configuration.selectionLimit = limit ?? 0
    configuration.selection = behavior.selection
    configuration.filter = filter
    self.configuration = configuration
    choose = { selection.wrappedValue = $0 }
  }
}

/// PhotosUI's controller in a sheet. What a test chooses there, by identifiers of its photos, becomes the selection.
struct PhotosPickerScreen: UIViewControllerRepresentable {
  let choices: PhotoChoices
  @Binding var isPresented: Bool

  func makeUIViewController(context: Context) -> PHPickerViewController {
    let controller = PHPickerViewController(configuration: choices.configuration)
    controller.delegate = context.coordinator
    return controller
  }

  func updateUIViewController(_ controller: PHPickerViewController, context: Context) {
    context.coordinator.screen = self
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  @MainActor final class Coordinator: PHPickerViewControllerDelegate {
    var screen: PhotosPickerScreen

    init(_ screen: PhotosPickerScreen) { self.screen = screen }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      screen.choices.choose(results.compactMap(\.assetIdentifier).map(PhotosPickerItem.init))
      screen.isPresented = false
    }
  }
}
