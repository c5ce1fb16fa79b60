import Foundation
import Graphics
import ImageFormats
import OnionskinTestSupport
import Testing

@testable import Onionskin
@testable import SnapshotReport

/// The page in a real browser, operated by keys.
@Suite(.serialized, .enabled(if: OutsideProgram.chromium.isExpected, OutsideProgram.chromium.sentence))
struct ReportPageTests {
  /// A run with two failures of one test, a new snapshot, a text that differs and a pass.
  struct SampleRun {
    let folder = TestFolder()
    var record = RunRecord(entries: [])

    init() throws {
      try FileSystem.write(Data(), to: folder.path + "/Package.swift")
      let entries = [
        try picture("first", device: "iPhone X", title: "Welcome"),
        try picture("second", device: "iPad", title: "Goodbye", settings: ["appearance": "dark"]),
        try added("third"), try text("fourth"), try passing("fifth"),
      ]
      record = RunRecord(entries: entries)
    }

    private func entry(_ name: String, _ verdict: Verdict.Kind) -> RunEntry {
      var entry = RunEntry.sample(name, verdict: verdict)
      entry.sequence = ["first", "second", "third", "fourth", "fifth"].firstIndex(of: name) ?? 0
      entry.reference = "\(folder.path)/Snapshots/T/F/f.\(name).png"
      entry.sourceFile = folder.path + "/Tests/T/F.swift"
      return entry
    }

    private func file(_ name: String, _ data: Data) throws -> String {
      let path = "\(folder.path)/.artifacts/T/F/\(name)"
      try FileSystem.write(data, to: path)
      return path
    }

    static func picture(_ color: Color, title: String) throws -> Data {
      func frame(_ x: Double) -> CGRect { CGRect(x: x, y: 5, width: 10, height: 6) }
      let label = ViewNode(className: "UILabel", identifier: title, text: title, frame: frame(4), screenFrame: frame(4))
      let screen = CGRect(x: 0, y: 0, width: 20, height: 40)
      let tree = ViewNode(
        className: "UIView", frame: screen, screenFrame: screen,
        style: ["backgroundColor": "\(color)"], children: [label])
      let bitmap = Bitmap(width: 40, height: 80, color: color)
      return try DigestedPNG.encode(bitmap, metadata: PictureMetadata(tree: tree).png)
    }

    private func picture(
      _ name: String, device: String, title: String, settings: [String: String] = [:]
    ) throws -> RunEntry {
      var entry = entry(name, .differs)
      entry.message = "Snapshot \"\(name)\" differs."
      entry.variant = SnapshotVariantDescription(device: device, width: 20, height: 40, scale: 2, settings: settings)
      entry.artifacts.reference = try file("f.\(name)/reference.png", Self.picture(.white, title: title))
      entry.artifacts.actual = try file("f.\(name)/actual.png", Self.picture(.black, title: title))
      return entry
    }

    private func added(_ name: String) throws -> RunEntry {
      var entry = entry(name, .missing)
      entry.artifacts.actual = try file("f.\(name)/actual.png", Self.picture(.black, title: name))
      return entry
    }

    private func text(_ name: String) throws -> RunEntry {
      var entry = entry(name, .differs)
      entry.reference = "\(folder.path)/Snapshots/T/F/f.\(name).txt"
      entry.artifacts.reference = try file("f.\(name)/reference.txt", Data("a\nb\nc".utf8))
      entry.artifacts.actual = try file("f.\(name)/actual.txt", Data("a\n<b>\nc".utf8))
      return entry
    }

    private func passing(_ name: String) throws -> RunEntry {
      let entry = entry(name, .matched)
      try FileSystem.write(Self.picture(.white, title: name), to: entry.reference)
      return entry
    }

    /// Opens the run's page.
    func open(in browser: Browser, title: String = "Sample") throws {
      let path = folder.path + "/page.html"
      try HTMLReport(record: record, title: title).write(to: path)
      try browser.visit("file://" + path)
    }
  }

  static let names = "[...document.querySelectorAll('.card .name')].map(node => node.textContent).join()"

  @Test func filtersAndSearchChooseWhatIsShown() throws {
    let browser = try Browser()
    let run = try SampleRun()
    try run.open(in: browser)
    // A page of a run with failures shows these first.
    #expect(try browser.string(Self.names) == "first,second,third,fourth")
    func choose(_ filter: String, _ value: String) throws -> String {
      try browser.run(
        """
        { const list = document.querySelector('[data-filter=\(filter)]'); list.value = '\(value)';
          list.dispatchEvent(new Event('change')); }
        """)
      return try browser.string(Self.names)
    }
    #expect(try choose("device", "iPad") == "second")
    #expect(try choose("device", "") == "first,second,third,fourth")
    #expect(try choose("variant", "appearance dark") == "second")
    #expect(try choose("variant", "") == "first,second,third,fourth")
    #expect(try choose("view", "UIView") == "first,second")
    try browser.press("Escape")
    #expect(try browser.string(Self.names) == "first,second,third,fourth,fifth")
    try browser.run("document.querySelector('[data-status=new]').click()")
    #expect(try browser.string(Self.names) == "third")
    try browser.press("Escape", "/", "i", "p", "a", "d")
    #expect(try browser.string(Self.names) == "second")
    try browser.run("find('search').select()")
    try browser.press("q", "q")
    #expect(try browser.string("find('empty').textContent").contains("Esc clears"))
    #expect(browser.errors == [])
  }

  @Test func keysSwitchModes() throws {
    let browser = try Browser()
    try SampleRun().open(in: browser)
    let layers = "[...stage.querySelectorAll('.layer')].map(node => node.dataset.kind || node.tagName).join()"
    try browser.press("Enter")
    #expect(try browser.string("stage.dataset.mode") == "two-up")
    #expect(try browser.string(layers) == "reference,actual")
    #expect(try browser.string("stage.querySelectorAll('.pane').length") == "2")
    try browser.press("2")
    #expect(try browser.string("stage.querySelector('[data-kind=actual]').style.clipPath") == "inset(0px 0px 0px 50%)")
    try browser.press("]", "}")
    #expect(try browser.string("stage.querySelector('[data-kind=actual]').style.clipPath") == "inset(0px 0px 0px 61%)")
    try browser.press("3", "[")
    #expect(try browser.string("stage.querySelector('[data-kind=actual]').style.opacity") == "0.4")
    try browser.press("4")
    try browser.wait(for: "stage.querySelector('canvas.layer')")
    #expect(try browser.string("stage.querySelector('canvas.layer').dataset.differing") == "3200")
    let pixel = "[...stage.querySelector('canvas.layer').getContext('2d').getImageData(3, 3, 1, 1).data].join()"
    #expect(try browser.string(pixel) == "255,0,170,255")
    try browser.press("x")
    try browser.wait(for: "stage.querySelector('canvas.layer') && \(pixel) === '255,255,255,255'")
    try browser.press("5", " ")
    #expect(try browser.string("stage.dataset.mode") == "blink")
    let isOff = "stage.querySelector('[data-kind=actual]').classList.contains('off')"
    let before = try browser.string(isOff)
    try browser.press(" ")
    #expect(try browser.string(isOff) != before)
    // The mode remains for the next snapshot; a snapshot with one picture shows that.
    try browser.press("j")
    #expect(try browser.string("stage.dataset.mode + location.hash") == "blink#snapshot-1")
    try browser.press("j")
    #expect(try browser.string("stage.dataset.mode") == "single")
    try browser.press("Escape")
    #expect(try browser.string("viewerNode.hidden + ' ' + state.selected") == "true 2")
    #expect(browser.errors == [])
  }

  @Test func aSnapshotIsExplained() throws {
    let browser = try Browser()
    try SampleRun().open(in: browser)
    try browser.press("Enter", ".")
    #expect(try browser.string("find('side').textContent").contains("UIView: backgroundColor"))
    #expect(try browser.string("stage.querySelectorAll('.box.chosen').length") == "2")
    #expect(try browser.string("find('side').querySelectorAll('.lines .went').length") == "1")
    try browser.press("b")
    #expect(try browser.string("getComputedStyle(stage.querySelector('.boxes')).display") == "none")
    // Pixels and their colours, only with the keyboard.
    try browser.press("c")
    let start = try #require(Int(browser.string("state.cursor.x")))
    try browser.press("ArrowRight")
    #expect(try browser.string("state.cursor.x") == "\(start + 1)")
    #expect(try browser.string("state.zoom") == "8")
    try browser.wait(for: "find('readout').textContent.includes('differs by 255')")
    #expect(try browser.string("find('readout').textContent").contains("#FFFFFF (255, 255, 255, 255)"))
    #expect(try browser.string("find('readout').textContent").contains("#000000 (0, 0, 0, 255)"))
    #expect(try browser.string("getComputedStyle(stage.querySelector('.layer')).imageRendering") == "pixelated")
    // A snapshot that is a text shows its lines as text.
    try browser.press("j", "j", "j")
    #expect(try browser.string("stage.querySelector('.came').textContent") == "+<b>")
    try browser.press("?")
    #expect(try browser.string("find('help').open") == "true")
    #expect(try browser.string("find('help').textContent").contains("save the decisions"))
    #expect(browser.errors == [])
  }

  @Test func decisionsAreSavedAsAManifest() throws {
    let browser = try Browser()
    let run = try SampleRun()
    try run.open(in: browser)
    try browser.press("a", "r", "Enter", "a", "u", "a", "s")
    let path = browser.folder.path + "/downloads/onionskin-decisions.json"
    let end = Date().addingTimeInterval(30)
    while (try? DecisionManifest(json: FileSystem.read(path))) == nil, Date() < end { usleep(50_000) }
    let manifest = try DecisionManifest(json: FileSystem.read(path))
    #expect(manifest.run == RunIdentity.text(of: run.record))
    #expect(manifest.decisions.map(\.name) == ["first", "second", "third"])
    #expect(manifest.decisions.map(\.verdict) == [.accept, .reject, .accept])
    let first = try #require(manifest.decisions.first)
    #expect(first.reference == "Snapshots/T/F/f.first.png")
    #expect(first.actual == "T/F/f.first/actual.png")
    #expect(first.actualDigest == FileDigest.text(of: try run.folder.read(".artifacts/T/F/f.first/actual.png")))
    #expect(first.referenceDigest == FileDigest.text(of: try run.folder.read(".artifacts/T/F/f.first/reference.png")))
    #expect(manifest.decisions.last?.referenceDigest == nil)
    // The decisions remain after a reload; passing snapshots have none.
    try run.open(in: browser)
    try browser.wait(for: "decisionOf.size === 3")
    try browser.press("Escape", "End", "a")
    #expect(try browser.string("decisionOf.size") == "3")
    #expect(browser.errors == [])
  }

  @Test func aServedPagePostsDecisions() throws {
    let browser = try Browser()
    let run = try SampleRun()
    let html = HTMLReport(record: run.record, title: "Served", review: "/secret/").html
    var posted: [DecisionManifest] = []
    var unknown: [String] = []
    browser.server = { request in
      let path = URL(string: request.address)?.path ?? ""
      let full = request.address.hasSuffix("/") && !path.hasSuffix("/") ? path + "/" : path
      switch ReviewRequest(method: request.method, path: full, base: "/secret/") {
      case .page: return Browser.Answer(type: "text/html", body: Data(html.utf8))
      case .picture(let cell, let kind), .thumbnail(let cell, let kind):
        let file = ReportedCell.files(of: run.record.entries[cell]).first { $0.0 == kind }
        return Browser.Answer(type: "image/png", body: (try? FileSystem.read(file?.1 ?? "")) ?? Data())
      case .decisions:
        let manifest = DecisionManifest(run: "r", decisions: [])
        return Browser.Answer(type: "application/json", body: (try? manifest.json) ?? Data())
      case .decide:
        guard request.contentType == "application/json",
          let manifest = try? DecisionManifest(json: Data(request.body.utf8))
        else { return Browser.Answer(status: 400, type: "text/plain", body: Data("Not decisions.".utf8)) }
        posted.append(manifest)
        let results = manifest.decisions.map { decision in
          decision.name == "second"
            ? ReviewAnswer.Result(reference: decision.reference, outcome: .refused, reason: "It changed since.")
            : ReviewAnswer.Result(
              reference: decision.reference, outcome: decision.verdict == .accept ? .accepted : .rejected)
        }
        return Browser.Answer(type: "application/json", body: (try? ReviewAnswer(results: results).json) ?? Data())
      case nil:
        unknown.append(full)
        return Browser.Answer(status: 404, type: "text/plain", body: Data("Nothing here.".utf8))
      }
    }
    try browser.visit("http://127.0.0.1:9/secret/")
    try browser.wait(for: "document.querySelector('.card img').naturalWidth === 40")
    try browser.press("a")
    try browser.wait(for: "decisionOf.get(0) === 'accept' && state.selected === 1")
    try browser.press("a")
    try browser.wait(for: "find('toast').textContent === 'It changed since.'")
    #expect(try browser.string("decisionOf.size + ' ' + find('save').hidden") == "1 true")
    #expect(posted.map { $0.decisions.map(\.name) } == [["first"], ["second"]])
    #expect(unknown == [])
    #expect(browser.errors == [])
  }

  @Test func fiveThousandSnapshotsScroll() throws {
    let browser = try Browser()
    let folder = TestFolder()
    for number in 0..<100 {
      let color = Color(red: Double(number) / 100, green: 0.5, blue: 0.2)
      try folder.write(DigestedPNG.encode(Bitmap(width: 120, height: 260, color: color)), "\(number).png")
    }
    let record = RunRecord(
      entries: (0..<5000).map { number in
        var entry = RunEntry.sample("cell \(number)")
        entry.sequence = number
        entry.function = "test\(number / 50)()"
        entry.reference = "\(folder.path)/\(number % 100).png"
        return entry
      })
    let (_, making) = try StageTimes.measure {
      try HTMLReport(record: record, title: "Many").write(to: folder.path + "/page.html")
    }
    let (_, opening) = try StageTimes.measure { try browser.visit("file://\(folder.path)/page.html") }
    #expect(try browser.string("state.shown.length") == "5000")
    try browser.run(
      """
      globalThis.long = [];
      new PerformanceObserver(list => long.push(...list.getEntries().map(entry => entry.duration))).observe({ type: 'longtask' });
      globalThis.most = 0;
      """)
    // Down to the end, frame by frame, never with more elements than fit around a window.
    try browser.run(
      """
      new Promise(resolve => {
        const down = () => {
          most = Math.max(most, document.querySelectorAll('.card').length);
          if (scrollY + innerHeight >= document.documentElement.scrollHeight - 1) return resolve();
          scrollBy(0, 2500);
          requestAnimationFrame(down);
        };
        down();
      })
      """)
    try browser.wait(
      for: "[...document.querySelectorAll('.card .name')].some(node => node.textContent === 'cell 4999')")
    #expect(try #require(Int(browser.string("most"))) < 120)
    #expect(
      try browser.string("document.querySelectorAll('.card').length > 0 && document.images.length < 120") == "true")
    try browser.press("/", "4", "9", "9", "9")
    #expect(try browser.string(Self.names) == "cell 4999")
    let tasks = try browser.string("long.map(Math.round).join(', ') || 'none'")
    print("5,000 snapshots: page made in \(making) s, opened in \(opening) s; tasks over 50 ms (ms): \(tasks)")
    #expect(browser.errors == [])
  }

  @Test func testsThatNoSnapshotTellsAboutComeFirst() throws {
    let browser = try Browser()
    var run = try SampleRun()
    run.record.runs = RunRecord.sample(RunTest.samples).runs
    try run.open(in: browser)
    #expect(
      try browser.string("find('summary').textContent").contains("1 test crashed · 1 test failed · 1 test never ran"))
    #expect(try browser.string("find('tests').querySelectorAll('details').length") == "3")
    #expect(
      try browser.string("find('tests').getBoundingClientRect().bottom <= find('list').getBoundingClientRect().top")
        == "true")
    #expect(try browser.string("find('tests').querySelector('pre').textContent").contains("Fatal error: <boom>"))
    // Expanding one moves the list, and the cards with it.
    try browser.run("find('tests').querySelector('summary').click()")
    try browser.wait(
      for:
        "listTop === find('list').getBoundingClientRect().top + scrollY && find('tests').querySelector('details').open")
    #expect(try browser.string(Self.names) == "first,second,third,fourth")
    #expect(browser.errors == [])
  }

  @Test func helpListsOnlyKeysThatDoSomething() throws {
    let browser = try Browser()
    var run = try SampleRun()
    run.record.entries.removeAll { !$0.verdict.isPass }
    try run.open(in: browser)
    try browser.press("?")
    let rows = "[...find('help').querySelectorAll('tr')].map(row => row.textContent).join('\\n')"
    let listed = try browser.string(rows)
    #expect(listed.contains("jknext, previous snapshot") && listed.contains("Escclear the filters"))
    for missing in ["undecided", "accept", "save", "device", "changed view", "blink"] {
      #expect(!listed.contains(missing), "\(missing)")
    }
    #expect(browser.errors == [])
  }

  @Test func arrowsAreOneCharacter() throws {
    let browser = try Browser()
    var run = try SampleRun()
    run.record.entries[0].message = "It differs.\nUILabel: width 5 -> 6"
    try run.open(in: browser)
    try browser.press("Enter")
    #expect(try browser.string("find('side').textContent.includes('width 5 → 6')") == "true")
    #expect(try browser.string("find('side').textContent.includes('->')") == "false")
  }

  @Test func aPhoneShowsItAll() throws {
    let browser = try Browser(width: 390, height: 844)
    try SampleRun().open(in: browser, title: "A title with many words that a narrow screen has to break somewhere")
    let width = "document.documentElement.scrollWidth"
    #expect(try browser.string(width) == "390")
    // Users there have no keys to press.
    #expect(
      try browser.string("[...document.querySelectorAll('[aria-label=Keys]')].some(node => node.offsetWidth)")
        == "false")
    #expect(try browser.string("find('search').placeholder") == "Search")
    try browser.run("document.querySelector('.card').click()")
    #expect(try browser.string("viewerNode.scrollWidth") == "390")
    #expect(try browser.string("find('verdict-bar').getBoundingClientRect().bottom <= innerHeight") == "true")
  }

  @Test func theStepsOfATestAreAStripAboveTheOpenOne() throws {
    let browser = try Browser()
    var run = try SampleRun()
    for index in run.record.entries.indices.prefix(3) { run.record.entries[index].step = index + 1 }
    try run.open(in: browser)
    let strip = "[...document.querySelectorAll('#steps:not([hidden]) .step')].map(node => node.textContent).join()"
    try browser.press("Enter")
    #expect(try browser.string(strip) == "first,second,third")
    #expect(try browser.string("document.querySelectorAll('#steps img').length") == "3")
    #expect(try browser.string("document.querySelector('#steps [aria-current]').textContent") == "first")
    try browser.run("document.querySelectorAll('#steps .step')[2].click()")
    #expect(try browser.string("document.querySelector('#viewer-bar h2').textContent") == "third")
    #expect(try browser.string("document.querySelector('#steps [aria-current]').textContent") == "third")
    // A snapshot that isn't a step has none.
    try browser.press("j")
    #expect(try browser.string(strip) == "")
    #expect(browser.errors == [])
  }
}
