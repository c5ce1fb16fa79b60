/// The page's files in `Page`, compiled into the program: a report is a single file, and doesn't need them.
enum PageFiles {
  typealias Part = (name: String, bytes: [UInt8])

  /// The modules of the page's script in the order of execution: each imports only from earlier ones.
  static let modules: [Part] = [
    ("values.js", PackageResources.values_js), ("elements.js", PackageResources.elements_js),
    ("cells.js", PackageResources.cells_js), ("state.js", PackageResources.state_js),
    ("search.js", PackageResources.search_js), ("rows.js", PackageResources.rows_js),
    ("colors.js", PackageResources.colors_js), ("manifest.js", PackageResources.manifest_js),
    ("run.js", PackageResources.run_js), ("list.js", PackageResources.list_js),
    ("tests.js", PackageResources.tests_js),
    ("filters.js", PackageResources.filters_js), ("pictures.js", PackageResources.pictures_js),
    ("panes.js", PackageResources.panes_js), ("readout.js", PackageResources.readout_js),
    ("stage.js", PackageResources.stage_js), ("help.js", PackageResources.help_js),
    ("steps.js", PackageResources.steps_js),
    ("viewer.js", PackageResources.viewer_js), ("decisions.js", PackageResources.decisions_js),
    ("keyboard.js", PackageResources.keyboard_js), ("main.js", PackageResources.main_js),
  ]

  /// The style sheets; later ones can override earlier ones.
  static let styles: [Part] = [
    ("base.css", PackageResources.base_css), ("tests.css", PackageResources.tests_css),
    ("list.css", PackageResources.list_css),
    ("viewer.css", PackageResources.viewer_css), ("steps.css", PackageResources.steps_css),
    ("side.css", PackageResources.side_css),
    ("overlays.css", PackageResources.overlays_css), ("narrow.css", PackageResources.narrow_css),
  ]

  /// The elements that the script fills.
  static let body = text(PackageResources.body_html)
  static let style = styles.map { text($0.bytes) }.joined()
  static let script = script(of: modules.map { text($0.bytes) })

  /// Modules joined to one script: without imports, which the order makes unnecessary, and without the word `export`. Each import
  /// is one line, and no two modules declare the same name at their top level; tests check both.
  static func script(of modules: [String]) -> String {
    let lines = modules.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
    let kept = lines.filter { !$0.hasPrefix("import ") }
    return "\"use strict\";\n"
      + kept.map { $0.hasPrefix("export ") ? $0.dropFirst("export ".count) : $0 }.joined(separator: "\n")
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
