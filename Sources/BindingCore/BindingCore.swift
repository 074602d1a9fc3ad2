// Signals, subjects, properties, bonds and observable collections on the main actor.
//
// Engine/      how elements travel: observer tables, subscriptions, joins
// Signals/     what a signal is and how it is observed
// Subjects/    signals that are sent to or hold a value
// Operators/   signals made from signals
// Sharing/     one observation for many observers
// Collections/ observable arrays, with sections too, trees, dictionaries and sets, and what is made from them
// DataSources/ what list widgets show, in the words of a table view
// Bindings/    targets, one-way and two-way bindings, the `.reactive` proxy
// Timing/      schedulers, other threads
// Async/       async functions and sequences as signals, signals as sequences
// Loading/     signals and properties that tell how far a loading is
// Requests/    questions that are answered with a value
// Actions/     what a user can have done, once at a time and when it is allowed
// Observation/ published variables, and the way to and from Swift's Observation
// Disposables/ what ends, alone or together
