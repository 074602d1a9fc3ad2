// Signals, subjects, properties, bonds and observable collections on the main actor.
//
// Engine/      how elements travel: observer tables, subscriptions, joins
// Signals/     signals and how they are observed
// Subjects/    signals that can be sent to or that hold a value
// Operators/   signals derived from other signals
// Sharing/     one observation shared by many observers
// Collections/ observable arrays, 2D arrays, trees, dictionaries and sets, and their operators
// DataSources/ what list widgets show, in the terms of a table view
// Bindings/    targets, one-way and two-way bindings, the `.reactive` proxy
// Timing/      schedulers and other threads
// Async/       async functions and sequences as signals, signals as sequences
// Loading/     signals and properties that report the progress of loading
// Requests/    requests that are answered with a value
// Actions/     user actions, executed one at a time and only while allowed
// Observation/ published properties and interoperation with Swift's Observation
// Disposables/ disposables that end alone or together
