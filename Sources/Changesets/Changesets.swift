// The difference between two lists, as pure values: no isolation, no imports except for `IndexPath`.
//
// ListChangeset*    the difference itself: computing it, replaying it, converting it to spans for a list widget
// ListEdit          a difference that is a single contiguous edit, as most are; it allocates no memory
// ListOperation     one edit in a sequence: an alternative representation of a changeset
// ListExpansion     a list each of whose elements stands for several of another, such as filtered and flattened lists
// SortedCopy        a sorted copy of a list that follows its changes
// RankTree          finds positions after edits in the middle of a long list
// ListChangesetBuilder   merges several edits into one difference
// ListPairing*      the algorithm: trim, local resync, hash join, longest increasing subsequence
// Sectioned*        the same for lists with sections: changesets, their builder, filtered and sorted views
// Tree*             the same for trees: nodes, changesets, their builder, patches of operations
// Keyed*            the same for dictionaries and sets
