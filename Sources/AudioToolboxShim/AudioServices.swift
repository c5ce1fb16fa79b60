// Sounds, which aren't played. Completion blocks are called.

public typealias SystemSoundID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 0xfff
public let kAudioServicesNoError: OSStatus = 0

public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  if let inCompletionBlock { deliverLater(inCompletionBlock) }
}

public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  if let inCompletionBlock { deliverLater(inCompletionBlock) }
}

/// The identifiers of sounds start at 4096, after the system's own; all sounds have the same one, because none is played.
@discardableResult public func AudioServicesCreateSystemSoundID(
  _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = 0x1000
  return kAudioServicesNoError
}

@discardableResult public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  kAudioServicesNoError
}

@discardableResult public func AudioServicesAddSystemSoundCompletion(
  _ inSystemSoundID: SystemSoundID, _ inRunLoop: RunLoop?, _ inRunLoopMode: String?,
  _ inCompletionRoutine: (SystemSoundID, UnsafeMutableRawPointer?) -> Void, _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus { kAudioServicesNoError }

public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {}
