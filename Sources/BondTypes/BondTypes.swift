public import BindingCore
public import Changesets

// Types in the spelling of Bond 6, Bond 7 and ReactiveKit.
//
// They have a module of their own, which `Bond` brings along: in a file that imports `Bond` that name is the type, so
// nothing declared there could be qualified. `BondTypes.Observable` can.

/// `Property` in the spelling of Bond 6.
///
/// It has arguments, so it goes together with the protocol and the macro of Observation.
public typealias Observable = Property

/// `PassthroughSubject` in the spelling of Bond 6.
public typealias PublishSubject = PassthroughSubject

/// A `PassthroughSubject` that cannot fail, in the spelling of Bond 6.
public typealias SafePublishSubject<Element> = PassthroughSubject<Element, Never>

/// The `Failure` of a signal that cannot fail, in the spelling of Bond 6.
public typealias NoError = Never

/// `SafeSignal` in the spelling of Bond 6.
public typealias Signal1<Element> = SafeSignal<Element>

/// An `Observer` of a signal that cannot fail, in the spelling of ReactiveKit.
public typealias SafeObserver<Element> = Observer<Element, Never>

/// `Disposable`, which has a `cancel()`, in the spelling of ReactiveKit and Combine.
public typealias Cancellable = Disposable

/// `DisposeBag` in the spelling of ReactiveKit.
public typealias DisposeBagProtocol = DisposeBag

/// `FailableDynamicSubject` in the spelling of Bond 6.
public typealias DynamicSubject2<Element, Failure: Error> = FailableDynamicSubject<Element, Failure>

/// `ListOperation` in the spelling of Bond.
public typealias OrderedCollectionOperation<Element> = ListOperation<Element>

/// `Observable2DArray` in the spelling of Bond 7.
public typealias ObservableArray2D<Metadata, Item> = Observable2DArray<Metadata, Item>

/// `MutableObservable2DArray` in the spelling of Bond 7.
public typealias MutableObservableArray2D<Metadata, Item> = MutableObservable2DArray<Metadata, Item>
