// GTK 4 for Swift: every widget with its properties and signals, reactive, on the main actor.
//
// Runtime/      wrapping GObjects: identity and lifetime, properties, signals, and the main loop that serves Swift
// Generated/    the classes of GTK, written by `script/generate-gtk`, never edited
// Reactive/     `.reactive`: properties and signals as subjects and signals, and the bag that dies with its object
// Widgets/      what is added to the generated widgets by hand: Bond's spellings, CSS classes, accessible names
// Lists/        observable arrays as list models, cells of list views
// Application/  running an application: actions, menus, messages, choosers, files, notifications
// Images/       decoding pictures off the main thread
// DragAndDrop/  what is dragged, dropped, copied and pasted
// Looks/        markup, attributed texts, style sheets, dark and light
// GLib/, Gio/   dates, options, settings, variants, resources
//
// C stays in here: no pointer appears in the public interface.
