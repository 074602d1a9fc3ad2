public import BindingCore
public import Changesets

// Types in the spelling of Bond 6, Bond 7 and ReactiveKit.
//
// They are in a separate module, which `Bond` re-exports, so that they can be qualified: `BondTypes.Observable`. In a
// file that imports `Bond`, that name is the type, so it cannot qualify declarations.

/// The Bond 6 spelling of `Property`.
///
/// It is generic, so it can be used together with Observation's protocol and macro of the same name.
public typealias Observable = Property

/// The Bond 6 spelling of `PassthroughSubject`.
public typealias PublishSubject = PassthroughSubject

/// The Bond 6 spelling of a `PassthroughSubject` that cannot fail.
public typealias SafePublishSubject<Element> = PassthroughSubject<Element, Never>

/// The Bond 6 spelling of the `Failure` of a signal that cannot fail.
public typealias NoError = Never

/// The Bond 6 spelling of `SafeSignal`.
public typealias Signal1<Element> = SafeSignal<Element>

/// The ReactiveKit spelling of an `Observer` of a signal that cannot fail.
public typealias SafeObserver<Element> = Observer<Element, Never>

/// The ReactiveKit and Combine spelling of `Disposable`, which has a `cancel()`.
public typealias Cancellable = Disposable

/// The ReactiveKit spelling of `DisposeBag`.
public typealias DisposeBagProtocol = DisposeBag

/// The Bond 6 spelling of `FailableDynamicSubject`.
public typealias DynamicSubject2<Element, Failure: Error> = FailableDynamicSubject<Element, Failure>

/// The Bond spelling of `ListOperation`.
public typealias OrderedCollectionOperation<Element> = ListOperation<Element>

/// The Bond 7 spelling of `Observable2DArray`.
public typealias ObservableArray2D<Metadata, Item> = Observable2DArray<Metadata, Item>

/// The Bond 7 spelling of `MutableObservable2DArray`.
public typealias MutableObservableArray2D<Metadata, Item> = MutableObservable2DArray<Metadata, Item>
