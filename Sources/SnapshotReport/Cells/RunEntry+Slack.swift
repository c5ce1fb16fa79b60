internal import Onionskin

extension RunEntry {
  /// How much of a tolerance a pass used, in a sentence.
  var slackText: String? { tolerance?.text }
}
