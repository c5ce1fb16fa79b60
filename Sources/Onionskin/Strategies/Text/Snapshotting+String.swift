internal import Foundation

extension Snapshotting where Value == String, Format == String {
  /// Compares texts line by line.
  public static var lines: Snapshotting { SimplySnapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == String {
  /// Compares texts line by line.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in
        TextPatch.text(from: old, to: new).map { patch in
          let attachment = XCTAttachment(data: Data((patch + "\n").utf8), uniformTypeIdentifier: "public.patch-file")
          attachment.name = "diff.patch"
          return (patch, [attachment])
        }
      })
  }
}
