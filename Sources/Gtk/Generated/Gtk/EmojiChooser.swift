// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkEmojiChooser`](https://docs.gtk.org/gtk4/class.EmojiChooser.html).
open class EmojiChooser: Popover {
  open override class var gType: GType { gtk_emoji_chooser_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_emoji_chooser_new()`](https://docs.gtk.org/gtk4/ctor.EmojiChooser.new.html).
  public override init() {
    super.init(adopting: gtk_emoji_chooser_new())
  }
}

extension Reactive where Base: EmojiChooser {
  /// The signal [`emoji-picked`](https://docs.gtk.org/gtk4/signal.EmojiChooser.emoji-picked.html) of `GtkEmojiChooser`.
  ///
  /// Argument: `text`.
  public var emojiPicked: SafeSignal<String> { signal(ofOne: "emoji-picked") }
}
