/// The answers about keyboards and game controllers. By default none is connected, as in a new simulator.
public struct GameControllerAnswers: StandInAnswers {
  /// Whether a hardware keyboard is connected.
  public var hasKeyboard = false
  /// The names of the connected game controllers.
  public var controllers: [String] = []
  public init() {}

  static func current(asked question: String) -> GameControllerAnswers {
    StandInScope.answers(framework: "GameController", asked: question)
  }
}

/// A device of input.
public protocol GCDevice: NSObjectProtocol {
  var vendorName: String? { get }
  var productCategory: String { get }
}

/// The hardware keyboards as one. Tests press keys through UIKit: no input arrives here.
open class GCKeyboard: NSObject, GCDevice, @unchecked Sendable {
  /// Nil unless the test's ``GameControllerAnswers`` have a keyboard.
  open class var coalesced: GCKeyboard? {
    GameControllerAnswers.current(asked: "whether a keyboard is connected").hasKeyboard ? GCKeyboard() : nil
  }

  open var vendorName: String? { nil }
  open var productCategory: String { "Keyboard" }
}

/// A game controller. No input arrives from it.
open class GCController: NSObject, GCDevice, @unchecked Sendable {
  private let name: String
  /// Stored but unused: no input arrives.
  open var controllerPausedHandler: ((GCController) -> Void)?
  /// Stored but unused: no input arrives.
  open var handlerQueue = DispatchQueue.main

  init(_ name: String) {
    self.name = name
    super.init()
  }

  /// The controllers of the test's ``GameControllerAnswers``.
  open class func controllers() -> [GCController] {
    GameControllerAnswers.current(asked: "for game controllers").controllers.map(GCController.init)
  }

  /// The first controller.
  open class var current: GCController? { controllers().first }

  open var vendorName: String? { name }
  open var productCategory: String { "MFi" }
  open var isAttachedToDevice: Bool { false }

  /// Calls the handler after the call has returned: no further controllers appear.
  open class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil) {
    if let completionHandler { deliverLater(completionHandler) }
  }
  open class func stopWirelessControllerDiscovery() {}
}

// What apps observe; a test posts them.
extension NSNotification.Name {
  public static let GCControllerDidConnect = NSNotification.Name("GCControllerDidConnectNotification")
  public static let GCControllerDidDisconnect = NSNotification.Name("GCControllerDidDisconnectNotification")
  public static let GCControllerDidBecomeCurrent = NSNotification.Name("GCControllerDidBecomeCurrentNotification")
  public static let GCControllerDidStopBeingCurrent = NSNotification.Name("GCControllerDidStopBeingCurrentNotification")
  public static let GCKeyboardDidConnect = NSNotification.Name("GCKeyboardDidConnectNotification")
  public static let GCKeyboardDidDisconnect = NSNotification.Name("GCKeyboardDidDisconnectNotification")
  public static let GCMouseDidConnect = NSNotification.Name("GCMouseDidConnectNotification")
  public static let GCMouseDidDisconnect = NSNotification.Name("GCMouseDidDisconnectNotification")
}
