import BindingCore

/// An edit of an array with sections. Sections and items are counted around; where there is none, nothing happens.
enum SectionsEdit: Equatable {
  case setItem(Int, SectionedPosition)
  case appendItem(Int, section: Int)
  case insertItem(Int, SectionedPosition)
  case insertItems([Int], SectionedPosition)
  case removeItem(SectionedPosition)
  case moveItem(SectionedPosition, SectionedPosition)
  case removeAllItems
  case removeAll
  case appendSection(Chapter)
  case insertSection(Chapter, at: Int)
  case insertTitle(Int, at: Int)
  case appendTitle(Int)
  case removeSection(Int)
  case moveSection(Int, Int)
  case replaceSection(Int, Chapter)
  case setSection(Int, Chapter)
  case updateTitle(Int, section: Int)
  case replaceItems([Int], section: Int)
  case replaceItemsByDiff([Int], section: Int)
  case sortItems(section: Int)
  case sortItemsByKeyPath(section: Int)
  case replace([Chapter])
  case replaceByDiff([Chapter])
  case replaceByDiffOfArray([Chapter])
  case replaceByDiffOfTitles([Chapter])

  static func random(_ dice: inout Dice) -> SectionsEdit {
    let (item, section) = (dice.roll(12), dice.roll(5))
    let place = SectionedPosition.random(&dice)
    switch dice.roll(30) {
    case 0: return .setItem(item, place)
    case 1: return .appendItem(item, section: section)
    case 2, 3: return .insertItem(item, place)
    case 4: return .insertItems(several(&dice), place)
    case 5, 6: return .removeItem(place)
    case 7...9: return .moveItem(place, .random(&dice))
    case 10: return dice.happens(onceIn: 3) ? .removeAll : .removeAllItems
    case 11: return .appendSection(.random(&dice))
    case 12: return .insertSection(.random(&dice), at: section)
    case 13: return .insertTitle(item, at: section)
    case 14: return .appendTitle(item)
    case 15, 16: return .removeSection(section)
    case 17, 18: return .moveSection(section, dice.roll(5))
    case 19: return .replaceSection(section, .random(&dice))
    case 20: return .setSection(section, .random(&dice))
    case 21: return .updateTitle(item, section: section)
    case 22: return .replaceItems(several(&dice), section: section)
    case 23: return .replaceItemsByDiff(several(&dice), section: section)
    case 24: return .sortItems(section: section)
    case 25: return .sortItemsByKeyPath(section: section)
    case 26: return .replace(chapters(&dice))
    case 27: return .replaceByDiff(chapters(&dice))
    case 28: return .replaceByDiffOfArray(chapters(&dice))
    default: return .replaceByDiffOfTitles(chapters(&dice))
    }
  }

  private static func several(_ dice: inout Dice) -> [Int] {
    var items: [Int] = []
    for _ in 0..<dice.roll(5) { items.append(dice.roll(12)) }
    return items
  }

  static func chapters(_ dice: inout Dice) -> [Chapter] {
    var chapters: [Chapter] = []
    for _ in 0..<dice.roll(5) { chapters.append(.random(&dice)) }
    return chapters
  }

  func apply(to chapters: inout [Chapter]) {
    let count = chapters.count
    switch self {
    case .setItem(let item, let place):
      if let place = place.item(in: chapters) { chapters[place.section].items[place.item] = item }
    case .appendItem(let item, let section): if count > 0 { chapters[section % count].items.append(item) }
    case .insertItem(let item, let place):
      if let place = place.gap(in: chapters) { chapters[place.section].items.insert(item, at: place.item) }
    case .insertItems(let items, let place):
      if let place = place.gap(in: chapters) { chapters[place.section].items.insert(contentsOf: items, at: place.item) }
    case .removeItem(let place):
      if let place = place.item(in: chapters) { chapters[place.section].items.remove(at: place.item) }
    case .moveItem(let source, let target):
      guard let source = source.item(in: chapters) else { break }
      let item = chapters[source.section].items.remove(at: source.item)
      let place = target.gap(in: chapters)!
      chapters[place.section].items.insert(item, at: place.item)
    case .removeAllItems: for section in 0..<count { chapters[section].items = [] }
    case .removeAll: chapters = []
    case .appendSection(let chapter): chapters.append(chapter)
    case .insertSection(let chapter, let section): chapters.insert(chapter, at: section % (count + 1))
    case .insertTitle(let title, let section):
      chapters.insert(Chapter(title: title, items: []), at: section % (count + 1))
    case .appendTitle(let title): chapters.append(Chapter(title: title, items: []))
    case .removeSection(let section): if count > 0 { chapters.remove(at: section % count) }
    case .moveSection(let source, let target):
      if count > 0 { chapters.insert(chapters.remove(at: source % count), at: target % count) }
    case .replaceSection(let section, let chapter), .setSection(let section, let chapter):
      if count > 0 { chapters[section % count] = chapter }
    case .updateTitle(let title, let section): if count > 0 { chapters[section % count].title = title }
    case .replaceItems(let items, let section), .replaceItemsByDiff(let items, let section):
      if count > 0 { chapters[section % count].items = items }
    case .sortItems(let section): if count > 0 { chapters[section % count].items.sort(by: >) }
    case .sortItemsByKeyPath(let section): if count > 0 { chapters[section % count].items.sort() }
    case .replace(let new), .replaceByDiff(let new), .replaceByDiffOfArray(let new), .replaceByDiffOfTitles(let new):
      chapters = new
    }
  }

  func perform(on source: MutableObservable2DArray<Int, Int>) {
    let chapters = source.sections.map { Chapter($0) }
    let count = chapters.count
    switch self {
    case .setItem(let item, let place): if let place = place.item(in: chapters) { source[place.path] = item }
    case .appendItem(let item, let section): if count > 0 { source.appendItem(item, toSectionAt: section % count) }
    case .insertItem(let item, let place):
      if let place = place.gap(in: chapters) { source.insert(item: item, at: place.path) }
    case .insertItems(let items, let place):
      if let place = place.gap(in: chapters) { source.insert(contentsOf: items, at: place.path) }
    case .removeItem(let place): if let place = place.item(in: chapters) { source.removeItem(at: place.path) }
    case .moveItem(let from, let to):
      guard let from = from.item(in: chapters) else { break }
      var rest = chapters
      rest[from.section].items.remove(at: from.item)
      source.moveItem(from: from.path, to: to.gap(in: rest)!.path)
    case .removeAllItems: source.removeAllItems()
    case .removeAll: source.removeAllItemsAndSections()
    case .appendSection(let chapter): source.appendSection(chapter.section)
    case .insertSection(let chapter, let section): source.insert(section: chapter.section, at: section % (count + 1))
    case .insertTitle(let title, let section): source.insert(section: title, at: section % (count + 1))
    case .appendTitle(let title): source.appendSection(title)
    case .removeSection(let section): if count > 0 { source.removeSection(at: section % count) }
    case .moveSection(let from, let to): if count > 0 { source.moveSection(from: from % count, to: to % count) }
    case .replaceSection(let section, let chapter):
      if count > 0 { source.replaceSection(at: section % count, with: chapter.section) }
    case .setSection(let section, let chapter): if count > 0 { source[section % count] = chapter.section }
    case .updateTitle(let title, let section):
      if count > 0 { source.updateMetadata(ofSectionAt: section % count, to: title) }
    case .replaceItems(let items, let section):
      if count > 0 { source.replaceItems(ofSectionAt: section % count, with: items) }
    case .replaceItemsByDiff(let items, let section):
      if count > 0 { source.replaceItems(ofSectionAt: section % count, with: items, performDiff: true) }
    case .sortItems(let section): if count > 0 { source.sortItems(ofSectionAt: section % count, by: >) }
    case .sortItemsByKeyPath(let section):
      if count > 0 { source.sortItems(ofSectionAt: section % count, byKeyPath: \.self) }
    case .replace(let new): source.replace(with: new.map(\.section))
    case .replaceByDiff(let new): source.replace(with: new.map(\.section), performDiff: true)
    case .replaceByDiffOfArray(let new):
      source.replace(with: Array2D(sections: new.map(\.section)), performDiff: true)
    case .replaceByDiffOfTitles(let new):
      source.replace(with: new.map(\.section), performDiff: true, sectionID: { $0 / 3 }, areEqual: ==)
    }
  }
}

/// A place in an array with sections, counted around.
struct SectionedPosition: Equatable {
  var section: Int
  var item: Int

  static func random(_ dice: inout Dice) -> SectionedPosition {
    SectionedPosition(section: dice.roll(5), item: dice.roll(5))
  }

  /// The place of an item.
  func item(in chapters: [Chapter]) -> SectionedPosition? {
    guard !chapters.isEmpty else { return nil }
    let items = chapters[section % chapters.count].items
    return items.isEmpty ? nil : SectionedPosition(section: section % chapters.count, item: item % items.count)
  }

  /// A place where an item can be inserted.
  func gap(in chapters: [Chapter]) -> SectionedPosition? {
    guard !chapters.isEmpty else { return nil }
    let section = section % chapters.count
    return SectionedPosition(section: section, item: item % (chapters[section].items.count + 1))
  }

  var path: IndexPath { IndexPath(item: item, section: section) }
}

extension Chapter {
  static func random(_ dice: inout Dice) -> Chapter {
    var items: [Int] = []
    for _ in 0..<dice.roll(4) { items.append(dice.roll(12)) }
    return Chapter(title: dice.roll(12), items: items)
  }
}

extension SectionsEdit {
  /// In Swift, with `item`, `gap` and `section` of the lines above a program.
  func text(_ source: Int) -> String {
    let n = "n\(source)"
    func section(_ number: Int) -> String { "n\(source).section(\(number))" }
    func list(_ chapters: [Chapter]) -> String { "[\(chapters.map(\.text).joined(separator: ", "))]" }
    func item(_ place: SectionedPosition) -> String { "if let p = \(n).item(\(place.section), \(place.item)) { " }
    func gap(_ place: SectionedPosition) -> String { "if let p = \(n).gap(\(place.section), \(place.item)) { " }
    func some(_ number: Int) -> String { "if let s = \(section(number)) { " }
    switch self {
    case .setItem(let new, let place): return item(place) + "\(n)[p] = \(new) }"
    case .appendItem(let new, let number): return some(number) + "\(n).appendItem(\(new), toSectionAt: s) }"
    case .insertItem(let new, let place): return gap(place) + "\(n).insert(item: \(new), at: p) }"
    case .insertItems(let items, let place): return gap(place) + "\(n).insert(contentsOf: \(items), at: p) }"
    case .removeItem(let place): return item(place) + "\(n).removeItem(at: p) }"
    case .moveItem(let from, let to):
      return item(from) + "\(n).moveItem(from: p, to: \(n).gap(\(to.section), \(to.item), without: p)) }"
    case .removeAllItems: return "\(n).removeAllItems()"
    case .removeAll: return "\(n).removeAllItemsAndSections()"
    case .appendSection(let chapter): return "\(n).appendSection(\(chapter.text))"
    case .insertSection(let chapter, let number):
      return "\(n).insert(section: \(chapter.text), at: \(number) % (\(n).numberOfSections() + 1))"
    case .insertTitle(let title, let number):
      return "\(n).insert(section: \(title), at: \(number) % (\(n).numberOfSections() + 1))"
    case .appendTitle(let title): return "\(n).appendSection(\(title))"
    case .removeSection(let number): return some(number) + "\(n).removeSection(at: s) }"
    case .moveSection(let from, let to):
      return some(from) + "\(n).moveSection(from: s, to: \(to) % \(n).numberOfSections()) }"
    case .replaceSection(let number, let chapter):
      return some(number) + "\(n).replaceSection(at: s, with: \(chapter.text)) }"
    case .setSection(let number, let chapter): return some(number) + "\(n)[s] = \(chapter.text) }"
    case .updateTitle(let title, let number):
      return some(number) + "\(n).updateMetadata(ofSectionAt: s, to: \(title)) }"
    case .replaceItems(let items, let number):
      return some(number) + "\(n).replaceItems(ofSectionAt: s, with: \(items)) }"
    case .replaceItemsByDiff(let items, let number):
      return some(number) + "\(n).replaceItems(ofSectionAt: s, with: \(items), performDiff: true) }"
    case .sortItems(let number): return some(number) + "\(n).sortItems(ofSectionAt: s, by: >) }"
    case .sortItemsByKeyPath(let number): return some(number) + "\(n).sortItems(ofSectionAt: s, byKeyPath: \\.self) }"
    case .replace(let new): return "\(n).replace(with: \(list(new)))"
    case .replaceByDiff(let new): return "\(n).replace(with: \(list(new)), performDiff: true)"
    case .replaceByDiffOfArray(let new):
      return "\(n).replace(with: Array2D(sections: \(list(new))), performDiff: true)"
    case .replaceByDiffOfTitles(let new):
      return "\(n).replace(with: \(list(new)), performDiff: true, sectionID: { $0 / 3 }, areEqual: ==)"
    }
  }
}
