import BindingCore
import Testing

struct DisposedAnswerTests {
  @Test func anAnswerThatANewerOneDisposesIsNotAskedAnyMore() {
    let request = Request<Int, Int>(default: 0)
    let older = request.answer { _ in 1 }
    request.answer(orPass: { _ in
      older.dispose()
      return nil
    })
    #expect(request.ask(5) == 0)
  }
}
