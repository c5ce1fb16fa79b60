import ArgumentParser

@main
struct OnionskinCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "onionskin")
}
