import Foundation

// What the plugin `UIKitSources` runs: SourceTranslator --setting value... --files SOURCE OUTPUT...
// What the plugin `PreviewTests` runs: SourceTranslator --preview-tests OUTPUT --package FOLDER --settings FILE --module NAME...
do {
  let arguments = try TranslatorArguments(CommandLine.arguments.dropFirst())
  try TranslatorRun(arguments).run()
} catch {
  try? FileHandle.standardError.write(contentsOf: Data("error: \(error)\n".utf8))
  exit(1)
}
