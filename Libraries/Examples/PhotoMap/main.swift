import Shumate

let openStreetMap = Shumate.MapSourceRegistry.withDefaults().getById(Shumate.MAP_SOURCE_OSM_MAPNIK)
_ = photoMap(on: openStreetMap).run()
