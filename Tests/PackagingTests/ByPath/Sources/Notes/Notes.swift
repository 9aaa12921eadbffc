/// A note.
public struct Note {}
