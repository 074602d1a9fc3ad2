import BindingCore
import Gtk
import Shumate

/// A photo, and where it was taken.
struct PlacedPhoto: Identifiable, Hashable {
  let id: Int
  var title: String
  var latitude: Double
  var longitude: Double
}

/// Photos on a map: a photo that is chosen in the list is shown there, and the other way round.
final class PhotoMapWindow: ApplicationWindow {
  private let photos: [PlacedPhoto]
  private let selected = Property<PlacedPhoto?>(nil)
  private let simpleMap = Shumate.SimpleMap()

  init(_ app: Gtk.Application, _ photos: [PlacedPhoto], on mapSource: Shumate.MapSource?) {
    self.photos = photos
    super.init(application: app)
    title = "Photos by Place"
    setDefaultSize(width: 860, height: 520)
    let list = ListView()
    list.accessibleLabel = "Photos"
    list.addCssClass("navigation-sidebar")
    Property(photos).diff().bind(to: list, selection: SingleItemSelection(selected)) { TextCell(\.title) }
    let scroller = ScrolledWindow()
    scroller.child = list
    scroller.setSizeRequest(width: 220, height: -1)
    simpleMap.hexpand = true
    simpleMap.mapSource = mapSource
    addMarkers()
    child = Box(.horizontal, spacing: 0, [scroller, simpleMap])
    selected.compactMap(\.self).bind(to: self) { me, photo in
      me.simpleMap.mapValue?.goToFull(latitude: photo.latitude, longitude: photo.longitude, zoomLevel: 9)
    }
  }

  private func addMarkers() {
    guard let viewport = simpleMap.viewport else { return }
    let layer = Shumate.MarkerLayer(viewport: viewport, mode: .single)
    for photo in photos {
      let marker = Shumate.Marker()
      let button = Button(iconName: "image-x-generic-symbolic")
      button.tooltipText = photo.title
      button.addCssClass("circular")
      button.reactive.clicked.bind(to: self) { me in me.selected.value = photo }
      marker.child = button
      marker.setLocation(latitude: photo.latitude, longitude: photo.longitude)
      layer.addMarker(marker)
    }
    endGestures()
    simpleMap.addOverlayLayer(layer)
    viewport.zoomLevel = 4
    simpleMap.mapValue?.centerOn(latitude: 50, longitude: 8)
  }
}

extension PhotoMapWindow {
  /// Ends a swipe while the map is still there: libshumate 1.4 crashes if it ends with the map.
  private func endGestures() {
    guard let map = simpleMap.mapValue else { return }
    map.reactive.unmap.bind(to: map) { map in
      let controllers = map.observeControllers()
      for index in 0..<controllers.nItems { (controllers.getItem(index) as? EventController)?.reset() }
    }
  }
}

/// Makes the application.
///
/// - Parameter mapSource: Where the pictures of the map come from; none, if it is nil.
func photoMap(on mapSource: Shumate.MapSource?) -> Application {
  let app = Application(id: "org.example.PhotoMap")
  app.reactive.activate.bind(to: app) { app in PhotoMapWindow(app, PlacedPhoto.samples, on: mapSource).present() }
  return app
}

extension PlacedPhoto {
  fileprivate static let samples = [
    PlacedPhoto(id: 1, title: "Lighthouse, Sylt", latitude: 54.98, longitude: 8.33),
    PlacedPhoto(id: 2, title: "Old Bridge, Heidelberg", latitude: 49.41, longitude: 8.71),
    PlacedPhoto(id: 3, title: "Harbour, Marseille", latitude: 43.29, longitude: 5.37),
    PlacedPhoto(id: 4, title: "Canal, Amsterdam", latitude: 52.37, longitude: 4.89),
  ]
}
