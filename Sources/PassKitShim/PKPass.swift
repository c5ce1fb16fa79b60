public import HeadlessUIKit

/// A pass in Wallet. Its file is stored but not read.
open class PKPass: NSObject, @unchecked Sendable {
  public let data: Data
  open var passTypeIdentifier = ""
  open var serialNumber = ""
  open var localizedName = ""
  open var localizedDescription = ""
  open var organizationName = ""
  open var passURL: URL? { nil }

  public init(data: Data) throws {
    self.data = data
    super.init()
  }
}

/// Wallet: the passes of ``WalletAnswers``.
open class PKPassLibrary: NSObject {
  open class func isPassLibraryAvailable() -> Bool {
    WalletAnswers.current(asked: "for passes").canAddPasses
  }
  open func passes() -> [PKPass] { WalletAnswers.current(asked: "for passes").passes }
  open func containsPass(_ pass: PKPass) -> Bool {
    passes().contains {
      $0.passTypeIdentifier == pass.passTypeIdentifier && $0.serialNumber == pass.serialNumber
    }
  }
}

/// A placeholder for the sheet with which Wallet adds passes.
@preconcurrency @MainActor open class PKAddPassesViewController: UIViewController {
  open weak var delegate: (any PKAddPassesViewControllerDelegate)?
  private let passes: [PKPass]

  nonisolated open class func canAddPasses() -> Bool {
    WalletAnswers.current(asked: "whether passes can be added").canAddPasses
  }

  public init?(passes: [PKPass]) {
    guard PKAddPassesViewController.canAddPasses() else { return nil }
    self.passes = passes
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init?(pass: PKPass) { self.init(passes: [pass]) }
  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showPlaceholder("Wallet", detail: passes.map(\.localizedName).joined(separator: "\n"))
  }
}

@preconcurrency @MainActor public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
  func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

// Optional in PassKit.
extension PKAddPassesViewControllerDelegate {
  public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) { OptionalMethod.missing() }
}
