// The difference between two lists, as pure values: no isolation, no imports but for `IndexPath`.
//
// ListChangeset*    the difference itself: computing it, replaying it, announcing it to a list widget as spans
// ListEdit          a difference that is one contiguous edit, which most are: it takes no memory of its own
// ListOperation     one edit among others that are done one after another: a changeset can be told that way too
// ListExpansion     a list each of whose elements stands for several of another: what filters and flattened lists are
// SortedCopy        a sorted copy of a list that follows its changes
// RankTree          finds positions after edits in the middle of a long list
// ListChangesetBuilder   several edits merged into one difference
// ListPairing*      how it is computed: trim, local resync, hash join, longest increasing subsequence
// Sectioned*        the same for lists with sections: changesets, their builder, what a filtered or sorted view sees
// Tree*           the same for trees: nodes, changesets, their builder, patches of operations
// Keyed*          the same for dictionaries and sets
