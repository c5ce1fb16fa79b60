// All of these tests check display items.
@_exported public import DrawingInspection
