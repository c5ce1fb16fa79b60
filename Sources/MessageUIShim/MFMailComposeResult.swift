/// What became of a message.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled, saved, sent, failed
}
