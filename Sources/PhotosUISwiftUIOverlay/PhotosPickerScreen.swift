internal import HeadlessSwiftUI
internal import HeadlessUIKit
internal import PhotosUI

/// The configuration of a picker, and the binding that receives the choice.
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

/// Presents PhotosUI's controller in a sheet. The photos that a test chooses there by their identifiers become the selection.
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
