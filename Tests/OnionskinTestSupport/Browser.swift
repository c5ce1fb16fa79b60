import Foundation

/// A headless Chromium, driven by the DevTools protocol over two pipes: without a port or a library.
package final class Browser {
  /// The reason why a command failed.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
    /// Whether the page was left during the command: the next page may have the result.
    var isOfPageLeft = false
  }

  /// A page's request and its response.
  package struct Request {
    package let method: String
    package let address: String
    package let body: String
    package let contentType: String?
  }

  package struct Answer {
    package let status: Int
    package let type: String
    package let body: Data

    package init(status: Int = 200, type: String, body: Data) {
      (self.status, self.type, self.body) = (status, type, body)
    }
  }

  /// The limit for a command or a condition, in seconds: a loaded machine is slow, but a broken page would wait endlessly.
  private static let timeout = 60.0

  package let folder = TestFolder()
  /// Responds to requests of `http:` URLs; no request reaches a network.
  package var server: ((Request) -> Answer)?
  private let process = Process()
  private let input: Int32
  private let output: Int32
  private var received = Data()
  private var lastID = 0
  private var session: String?
  /// Uncaught errors of scripts.
  package private(set) var errors: [String] = []

  /// - Parameter reachesLoopback: whether pages may access real servers on this machine; then `server` isn't called.
  package init(width: Int = 1280, height: Int = 860, reachesLoopback: Bool = false) throws {
    let executable = try OutsideProgram.chromium.path()
    let (inputPath, outputPath) = (folder.path + "/in", folder.path + "/out")
    guard mkfifo(inputPath, 0o600) == 0, mkfifo(outputPath, 0o600) == 0 else {
      throw Failure(description: "mkfifo failed")
    }
    // Opened for both directions, so that neither side waits for the other to open its end.
    input = open(inputPath, O_RDWR | O_CLOEXEC)
    output = open(outputPath, O_RDWR | O_CLOEXEC)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "exec \"$0\" \"$@\" 3<'\(inputPath)' 4>'\(outputPath)' 2>/dev/null", executable, "--headless",
      "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--remote-debugging-pipe",
      "--user-data-dir=\(folder.path)/profile", "about:blank",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let targets = try send("Target.getTargets")["targetInfos"] as? [[String: Any]]
    guard let target = targets?.first(where: { $0["type"] as? String == "page" })?["targetId"] else {
      throw Failure(description: "the browser opened no page")
    }
    try send("Browser.setDownloadBehavior", ["behavior": "allow", "downloadPath": folder.path + "/downloads"])
    session = try send("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
    for domain in ["Page", "Runtime"] { try send("\(domain).enable") }
    if !reachesLoopback { try send("Fetch.enable", ["patterns": [["urlPattern": "http*"]]]) }
    try send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600])
    if width < 600 { try send("Emulation.setTouchEmulationEnabled", ["enabled": true]) }
  }

  deinit {
    session = nil
    _ = try? send("Browser.close")
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    close(input)
    close(output)
  }

  /// Opens a page, and waits until it is complete.
  package func visit(_ address: String) throws {
    try send("Page.navigate", ["url": address])
    try wait(for: "location.href.startsWith(\(Browser.literal(address))) && document.readyState === 'complete'")
  }

  /// Runs a script in each page that is opened later, before the page's scripts.
  package func runFirst(_ script: String) throws {
    try send("Page.addScriptToEvaluateOnNewDocument", ["source": script])
  }

  /// The value of an expression, awaited if it is a promise.
  @discardableResult
  package func run(_ expression: String) throws -> Any? {
    let parameters: [String: Any] = ["expression": expression, "awaitPromise": true, "returnByValue": true]
    let result = try send("Runtime.evaluate", parameters)
    if let details = result["exceptionDetails"] as? [String: Any] { throw Failure(description: "\(details)") }
    return (result["result"] as? [String: Any])?["value"]
  }

  package func string(_ expression: String) throws -> String { try run("String(\(expression))") as? String ?? "" }

  /// Waits for a condition, in whatever page is open.
  package func wait(for expression: String) throws {
    let end = Date().addingTimeInterval(Browser.timeout)
    while try !holds(expression) {
      if Date() > end { throw Failure(description: "waited for \(expression)") }
      usleep(20_000)
    }
  }

  private func holds(_ expression: String) throws -> Bool {
    do { return try run("!!(\(expression))") as? Bool == true } catch let failure as Failure {
      if failure.isOfPageLeft { return false }
      throw failure
    }
  }

  /// Reloads the page, and waits until it is complete.
  package func reload() throws {
    try run("globalThis.isOld = true")
    try send("Page.reload")
    try wait(for: "typeof isOld === 'undefined' && document.readyState === 'complete'")
  }

  /// Presses keys of a keyboard: characters, or names such as `Enter`.
  package func press(_ keys: String...) throws {
    let codes = [
      "Enter": 13, "Escape": 27, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "End": 35,
    ]
    for key in keys {
      var event: [String: Any] = ["type": "keyDown", "key": key]
      if key.count == 1 { event["text"] = key }
      if key == "Enter" { event["text"] = "\r" }
      if let code = codes[key] { event["windowsVirtualKeyCode"] = code }
      try send("Input.dispatchKeyEvent", event)
      event["type"] = "keyUp"
      event["text"] = nil
      try send("Input.dispatchKeyEvent", event)
    }
  }

  private static func literal(_ text: String) -> String {
    let data = try? JSONSerialization.data(withJSONObject: [text], options: [.withoutEscapingSlashes])
    return "\(String(decoding: data ?? Data("[\"\"]".utf8), as: UTF8.self))[0]"
  }

  // MARK: The protocol: JSON, each message ended by a zero

  @discardableResult
  private func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    let id = try post(method, parameters)
    while true {
      let message = try receive()
      if message["id"] as? Int == id {
        if let error = message["error"] as? [String: Any] {
          // The protocol has one code for everything that a server doesn't support; only the messages differ.
          let sentence = error["message"] as? String ?? ""
          let isOfPageLeft = ["navigated", "context was destroyed", "context with specified id"].contains {
            sentence.contains($0)
          }
          throw Failure(description: "\(method): \(error)", isOfPageLeft: isOfPageLeft)
        }
        return message["result"] as? [String: Any] ?? [:]
      }
      try handle(message)
    }
  }

  private func post(_ method: String, _ parameters: [String: Any]) throws -> Int {
    lastID += 1
    var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    var data = try JSONSerialization.data(withJSONObject: message)
    data.append(0)
    let isWritten = data.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = write(input, bytes.baseAddress! + done, bytes.count - done)
        if count <= 0 { return false }
        done += count
      }
      return true
    }
    if !isWritten { throw Failure(description: "the browser takes no commands") }
    return lastID
  }

  private func receive() throws -> [String: Any] {
    while true {
      if let end = received.firstIndex(of: 0) {
        let message = received[received.startIndex..<end]
        received = Data(received[(end + 1)...])
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, Int32(Browser.timeout * 1000)) > 0 else {
        throw Failure(description: "the browser doesn't answer")
      }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(output, &buffer, buffer.count)
      guard count > 0 else { throw Failure(description: "the browser is gone") }
      received.append(contentsOf: buffer[..<count])
    }
  }

  private func handle(_ message: [String: Any]) throws {
    let parameters = message["params"] as? [String: Any] ?? [:]
    switch message["method"] as? String {
    case "Runtime.exceptionThrown": errors.append("\(parameters["exceptionDetails"] ?? "")")
    case "Fetch.requestPaused":
      let request = parameters["request"] as? [String: Any] ?? [:]
      let headers = request["headers"] as? [String: String] ?? [:]
      let asked = Request(
        method: request["method"] as? String ?? "", address: request["url"] as? String ?? "",
        body: request["postData"] as? String ?? "",
        contentType: headers.first { $0.key.lowercased() == "content-type" }?.value)
      let answer = server?(asked) ?? Answer(status: 404, type: "text/plain", body: Data("no server".utf8))
      _ = try post(
        "Fetch.fulfillRequest",
        [
          "requestId": parameters["requestId"] ?? "", "responseCode": answer.status,
          "responseHeaders": [["name": "Content-Type", "value": answer.type]],
          "body": answer.body.base64EncodedString(),
        ])
    default: break
    }
  }
}
