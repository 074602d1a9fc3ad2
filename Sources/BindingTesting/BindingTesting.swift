// Utilities for testing bindings, ours and yours: a clock that the test advances, signals drawn as marble diagrams, and
// a count of leaked subscriptions. Links no test framework.
