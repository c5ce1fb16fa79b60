/// One thing that Swift has on Apple's platforms alone, and what is written in its place.
protocol Construct: Sendable {
  func translate(_ translation: inout FileTranslation)
}
