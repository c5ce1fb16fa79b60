// Tests that import Onionskin also configure the answers of frameworks' stand-ins.
@_exported public import StandIns
