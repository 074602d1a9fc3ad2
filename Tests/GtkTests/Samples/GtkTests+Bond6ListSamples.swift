// The samples are those of the README of Bond 6: Copyright (c) 2015-2016 Bond and Srdan Rasic, under the MIT licence.

import Bond
import Gtk
import Testing

private struct Repository {
  let name: Property<String>
}

private final class RepositoryCell: Box {
  let nameLabel = Label()

  init() {
    super.init(orientation: .vertical, spacing: 0)
    append(nameLabel)
  }
}

private typealias SectionMetadata = (header: String, footer: String)

private struct MyBond: ListViewBond {
  func cellForRow(
    at indexPath: IndexPath, listView: ListView, dataSource: Observable2DArray<SectionMetadata, String>
  ) -> Widget {
    let cell = listView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    (cell as? Label)?.text = dataSource[indexPath]
    return cell
  }

  func titleForHeader(in section: Int, dataSource: Observable2DArray<SectionMetadata, String>) -> String? {
    return dataSource[section].metadata.header
  }

  func titleForFooter(in section: Int, dataSource: Observable2DArray<SectionMetadata, String>) -> String? {
    return dataSource[section].metadata.footer
  }
}

/// The samples of the README of Bond 6 with lists.
extension GtkTests {
  @Test func `repositories bound to a collection view`() async throws {
    try await withoutLeaks {
      let bond = Repository(name: Property("Bond"))
      let repositories = MutableObservableArray([bond])
      let collectionView = GridView()
      repositories.bind(to: collectionView) { array, indexPath, collectionView in
        let cell = collectionView.dequeueReusableCell { RepositoryCell() }
        let repository = array[indexPath.item]
        repository.name
          .bind(to: cell.nameLabel)
          .dispose(in: cell.onReuseBag)
        return cell
      }
      await showing(collectionView) {
        await until { collectionView.rowTexts == ["Bond"] }
        bond.name.value = "Swift Bond"
        #expect(collectionView.rowTexts == ["Swift Bond"])
        repositories.insert(Repository(name: Property("ReactiveKit")), at: 0)
        await until { collectionView.rowTexts == ["ReactiveKit", "Swift Bond"] }
        repositories.removeLast()
        await until { collectionView.rowTexts == ["ReactiveKit"] }
        bond.name.value = "nobody shows this"
        #expect(collectionView.rowTexts == ["ReactiveKit"])
      }
    }
  }

  @Test func `a signal that emits an array of elements bound to a table view`() async throws {
    try await withoutLeaks {
      let places = SafeSignal.just(["London", "Berlin", "Copenhagen"])
      let tableView = ListView()
      places.bind(to: tableView) { places, indexPath, tableView in
        let cell = tableView.dequeueReusableCell { Label() }
        cell.text = places[indexPath.row]
        return cell
      }
      await showing(tableView) {
        await until { tableView.rowTexts == ["London", "Berlin", "Copenhagen"] }
      }
    }
  }

  @Test func `whenever the signal emits a new array the table view updates`() async throws {
    try await withoutLeaks {
      let places = Property(["London", "Berlin"])
      let tableView = ListView()
      places.bind(to: tableView) { places, indexPath, _ in Label(label: places[indexPath.row]) }
      await showing(tableView) {
        await until { tableView.rowTexts == ["London", "Berlin"] }
        places.value = ["Paris"]
        await until { tableView.rowTexts == ["Paris"] }
      }
    }
  }

  @Test func `posts with cells that are dequeued by their name`() async throws {
    try await withoutLeaks {
      let posts = MutableObservableArray(["one", "two"])
      let listView = ListView()
      listView.register("PostCell") { RepositoryCell() }
      posts.bind(to: listView) { posts, indexPath, listView in
        let cell = listView.dequeueCell(withIdentifier: "PostCell", for: indexPath) as! RepositoryCell
        cell.nameLabel.text = posts[indexPath.row]
        return cell
      }
      await showing(listView) {
        await until { listView.rowTexts == ["one", "two"] }
        let cells = listView.children.map(\.firstChild)
        posts[1] = "TWO"
        #expect(listView.rowTexts == ["one", "TWO"])
        #expect(listView.children.map(\.firstChild) == cells, "new content comes into the same cell")
        posts.append("three")
        await until { listView.rowTexts == ["one", "TWO", "three"] }
      }
    }
  }

  @Test func `sections with headers and footers in a table view`() async throws {
    try await withoutLeaks {
      let cities = Observable2DArraySection<SectionMetadata, String>(
        metadata: (header: "Cities", footer: "That's it"),
        items: ["Paris", "Berlin"]
      )
      let array = MutableObservable2DArray([cities])
      let listView = ListView()
      listView.register("Cell") { Label() }
      array.bind(to: listView, using: MyBond())
      await showing(listView) {
        await until { listView.rowTexts == ["Cities", "Paris", "Berlin", "That's it"] }
        array.appendItem("Copenhagen", toSection: 0)
        await until { listView.rowTexts == ["Cities", "Paris", "Berlin", "Copenhagen", "That's it"] }
        let countries = Observable2DArraySection<SectionMetadata, String>(
          metadata: ("Countries", "No more..."), items: ["France", "Croatia"])
        array.appendSection(countries)
        await until {
          listView.rowTexts == [
            "Cities", "Paris", "Berlin", "Copenhagen", "That's it", "Countries", "France", "Croatia", "No more...",
          ]
        }
      }
    }
  }

  @Test func `an array with sections bound as one without`() async throws {
    try await withoutLeaks {
      let array = MutableObservable2DArray([
        Observable2DArraySection<String, String>(metadata: "Cities", items: ["Paris"]),
        Observable2DArraySection<String, String>(metadata: "Countries", items: ["France"]),
      ])
      let listView = ListView()
      array.bind(to: listView) { array, indexPath, _ in
        Label(label: "\(array[indexPath.section].metadata): \(array[indexPath])")
      }
      await showing(listView) {
        await until { listView.rowTexts == ["Cities: Paris", "Countries: France"] }
        array.moveSection(from: 0, to: 1)
        await until { listView.rowTexts == ["Countries: France", "Cities: Paris"] }
      }
    }
  }
}
