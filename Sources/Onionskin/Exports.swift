// What a test says that frameworks answer is a part of what a test imports.
@_exported public import StandIns
