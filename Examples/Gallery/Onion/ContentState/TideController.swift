import Onion
import UIKit

/// Content state by inheritance, with looks of its own for the wait and the failure.
public final class TideController: ContentStateController {
  public enum Answer {
    case none, storm
    case level(String)
  }

  struct Storm: Error {}

  private let answer: Answer

  public init(_ answer: Answer) {
    self.answer = answer
    super.init(nibName: nil, bundle: nil)
    loadingDelay = 0
    makeLoadingController = { LoadingController(message: "Reading the gauge…") }
    makeFailureController = { _, retry in
      Onion.TemplateController(
        NoticeController(
          symbol: "xmark.circle", headline: "Too rough to read",
          text: "The gauge at the pier swings by more than a metre.", actions: [.init("Read again", handler: retry)]))
    }
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    retry()
  }

  public override func retry() {
    transition(to: .loading)
    switch answer {
    case .none: break
    case .storm: transition(to: .failed(Storm()))
    case .level(let level):
      transition(
        to: .render(
          Onion.TemplateController(
            NoticeController(
              symbol: "arrow.up", headline: level, text: "And rising until 17:05. The lower pier is closed."))))
    }
  }
}
