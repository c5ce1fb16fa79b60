// As on iOS, where sources that import AVFoundation alone play system sounds.
@_exported public import AudioToolbox
