// Display items are looked at all over these tests.
@_exported public import DrawingInspection
