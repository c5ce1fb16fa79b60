import Foundation

func _isMainThread() -> Bool { Thread.isMainThread }
