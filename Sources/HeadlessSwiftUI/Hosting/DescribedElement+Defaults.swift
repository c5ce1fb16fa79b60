extension DescribedElement {
  package var snapshotText: String? { nil }
  package var snapshotStyle: [String: String] { [:] }
}
