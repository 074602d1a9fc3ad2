import BindingCore
import Gtk
import GtkSource
import Shumate
import Testing
import WebKit

extension LibrariesTests {
  @Test func `Source code is highlighted by its language`() async throws {
    GtkSource.initialize()
    try await withoutLeaks {
      let languages = GtkSource.LanguageManager()
      let language = try #require(languages.guessLanguage("main.c", contentType: nil))
      #expect(language.id == "c" && language.name == "C")
      let buffer = GtkSource.Buffer(language: language)
      buffer.text = "/* a comment */ int a = 1;"
      let (start, end) = (buffer.startIter, buffer.endIter)
      buffer.ensureHighlight(start, end: end)
      #expect(buffer.iterHasContextClass(start, contextClass: "comment"))
      // The function moves the position that it is given.
      #expect(buffer.iterForwardToContextClassToggle(start, contextClass: "comment"))
      #expect(start.offset == 15)
    }
  }

  @Test func `The settings of an editor are bound`() async throws {
    GtkSource.initialize()
    try await withoutLeaks {
      let view = GtkSource.View()
      let width = Property(8)
      width.bidirectionalBind(to: view.reactive.tabWidth)
      #expect(view.tabWidth == 8)
      view.tabWidth = 2
      #expect(width.value == 2)
      #expect(view.buffer is GtkSource.Buffer)
    }
  }

  @Test func `What is searched for is found in both directions of a binding`() async throws {
    GtkSource.initialize()
    try await withoutLeaks {
      let buffer = GtkSource.Buffer()
      buffer.text = "one two one"
      let settings = GtkSource.SearchSettings()
      let context = GtkSource.SearchContext(buffer: buffer, settings: settings)
      let text = Property<String?>("one")
      text.bidirectionalBind(to: settings.reactive.searchText)
      #expect(await becomesTrue { context.occurrencesCount == 2 })
      text.value = "two"
      #expect(await becomesTrue { context.occurrencesCount == 1 })
    }
  }

  @Test func `A marker is where its properties say`() async throws {
    try await withoutLeaks {
      let map = Shumate.Map.simple()
      let viewport = try #require(map.viewport)
      let layer = Shumate.MarkerLayer(viewport: viewport)
      map.addLayer(layer)
      let marker = Shumate.Marker()
      let latitude = Property(52.5)
      latitude.bidirectionalBind(to: marker.reactive.latitude)
      layer.addMarker(marker)
      #expect(marker.latitude == 52.5)
      marker.setLocation(latitude: 48.1, longitude: 11.6)
      #expect(latitude.value == 48.1)
      #expect(layer.markers.first === marker)
      map.centerOn(latitude: 48.1, longitude: 11.6)
      #expect(viewport.latitude == 48.1)
    }
  }

  @Test func `A program of JavaScript is evaluated`() async throws {
    // Before JavaScriptCore: in a process that begins with that one, no page is ever loaded (WebKitGTK 2.50).
    _ = WebKit.Settings()
    try await withoutLeaks {
      let context = JavaScriptCore.Context()
      #expect(context.evaluate("[1, 2, 3].map(x => x * x).join()").toString() == "1,4,9")
      context.setValue("photo", value: JavaScriptCore.Value(context: context, json: #"{"title": "Owl"}"#))
      #expect(context.evaluate("photo.title").toString() == "Owl")
      var messages: [String] = []
      context.pushExceptionHandler { _, exception in messages.append(exception.message) }
      _ = context.evaluate("nothing.there")
      context.popExceptionHandler()
      #expect(messages.count == 1 && messages[0].contains("nothing"))
    }
  }

  @Test func `The settings of a web view are bound`() async throws {
    try await withoutLeaks {
      let settings = WebKit.Settings()
      let hasScripts = Property(false)
      hasScripts.bidirectionalBind(to: settings.reactive.enableJavascript)
      #expect(!settings.enableJavascript)
      settings.enableJavascript = true
      #expect(hasScripts.value)
    }
  }
}
