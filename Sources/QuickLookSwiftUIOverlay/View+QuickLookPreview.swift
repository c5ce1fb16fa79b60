public import HeadlessSwiftUI
internal import HeadlessUIKit
internal import QuickLook

nonisolated extension View {
  /// Presents QuickLook's preview of a file while `item` isn't nil.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    quickLook(item) { item.wrappedValue.map { [$0] } ?? [] }
  }

  /// Presents QuickLook's preview of several files while `selection` isn't nil.
  ///
  /// - Parameters:
  ///   - selection: the file that is shown.
  ///   - items: all files; the preview begins at the selected one.
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL {
    quickLook(selection) { Array(items) }
  }

  private func quickLook(_ selection: Binding<URL?>, _ files: @escaping () -> [URL]) -> some View {
    let isPresented = Binding(
      get: { selection.wrappedValue != nil }, set: { if !$0 { selection.wrappedValue = nil } })
    return fullScreenCover(isPresented: isPresented) {
      QuickLookScreen(files: files(), shown: selection.wrappedValue) { selection.wrappedValue = nil }
        .ignoresSafeArea()
    }
  }
}

/// QuickLook's controller in a navigation controller, with the button that closes it.
private struct QuickLookScreen: UIViewControllerRepresentable {
  let files: [URL]
  let shown: URL?
  nonisolated(unsafe) let close: () -> Void

  func makeUIViewController(context: Context) -> UINavigationController {
    let controller = QLPreviewController()
    controller.dataSource = context.coordinator
    controller.currentPreviewItemIndex = shown.flatMap(files.firstIndex) ?? 0
    let close = close
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { _ in close() })
    return UINavigationController(rootViewController: controller)
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
  func makeCoordinator() -> QuickLookFiles { QuickLookFiles(files) }
}

@MainActor private final class QuickLookFiles: QLPreviewControllerDataSource {
  private let files: [NSURL]

  init(_ files: [URL]) { self.files = files.map { $0 as NSURL } }

  func numberOfPreviewItems(in controller: QLPreviewController) -> Int { files.count }
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
    files[index]
  }
}
