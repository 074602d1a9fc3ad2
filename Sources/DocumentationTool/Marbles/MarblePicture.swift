import BindingTesting

/// A marble diagram as an SVG image: a timeline for each signal, and a box with the operation above the last.
///
/// The colours are legible on both light and dark pages.
struct MarblePicture {
  private let diagram: DocumentedDiagram
  private let left: Int
  private let length: Int

  // Wide enough for adjacent marbles.
  private static let frame = 28
  private static let rowHeight = 44
  private static let radius = 13
  private static let boxHeight = 34

  init(_ diagram: DocumentedDiagram) {
    self.diagram = diagram
    let longestLabel = diagram.rows.map(\.label.count).max() ?? 0
    left = longestLabel == 0 ? 24 : 36 + longestLabel * 9
    length = diagram.rows.map { $0.start + $0.length }.max() ?? 0
  }

  var svg: String {
    let boxTop = 12 + diagram.inputs.count * Self.rowHeight
    let width = max(x(Double(length)) + 34, 40 + diagram.operation.count * 9)
    let height = boxTop + Self.boxHeight + Self.rowHeight + 16
    var parts: [String] = []
    parts.append(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      role="img" font-family="ui-monospace, monospace" font-size="15">
      <title>\(escape("Marble diagram of \(diagram.operation)"))</title>
      """)
    for (index, row) in diagram.inputs.enumerated() {
      parts.append(line(row, y: 12 + index * Self.rowHeight + Self.rowHeight / 2, until: width))
    }
    parts.append(
      """
      <rect x="8" y="\(boxTop)" width="\(width - 16)" height="\(Self.boxHeight)" rx="8" fill="#8882" stroke="#888"/>
      <text x="\(width / 2)" y="\(boxTop + 22)" text-anchor="middle" fill="#888" font-weight="600">\
      \(escape(diagram.operation))</text>
      """)
    parts.append(line(diagram.output, y: boxTop + Self.boxHeight + 8 + Self.rowHeight / 2, until: width))
    parts.append("</svg>\n")
    return parts.joined(separator: "\n")
  }

  /// Draws the timeline of a signal with its events.
  private func line(_ row: DocumentedDiagram.Row, y: Int, until width: Int) -> String {
    let end = width - 14
    // A late observer has no line before its subscription.
    let firstFrame = Double(row.start) + row.marbles.subscriptionFrame
    let start = firstFrame == 0 ? left - 12 : x(firstFrame)
    var parts: [String] = []
    if !row.label.isEmpty {
      parts.append("<text x=\"12\" y=\"\(y + 5)\" fill=\"#888\">\(escape(row.label))</text>")
    }
    // The line continues after the last event only if the signal does.
    let last = row.marbles.marbles.last
    let hasEnded = last.map { [.finished, .failed, .disposed].contains($0.event) } ?? false
    let groups = row.groups
    let lastX = groups.last.map { x(Double(row.start) + $0.frame) + ($0.events.count - 1) * Self.frame } ?? end
    let lineEnd = hasEnded ? lastX : end
    parts.append("<path d=\"M\(start) \(y)H\(lineEnd)\" stroke=\"#888\" stroke-width=\"2\"/>")
    if !hasEnded {
      parts.append("<path d=\"M\(end - 7) \(y - 5)l8 5l-8 5\" fill=\"none\" stroke=\"#888\" stroke-width=\"2\"/>")
    }
    for group in groups {
      let position = x(Double(row.start) + group.frame)
      if group.events.count > 1 {
        // A bar at the end is narrower than a marble.
        let end = group.events.last == .finished ? 5 : Self.radius
        let groupWidth = (group.events.count - 1) * Self.frame + Self.radius + end + 6
        parts.append(
          """
          <rect x="\(position - Self.radius - 3)" y="\(y - Self.radius - 4)" width="\(groupWidth)" \
          height="\(2 * Self.radius + 8)" rx="\(Self.radius + 3)" fill="none" stroke="#888" stroke-dasharray="3 3"/>
          """)
      }
      for (offset, event) in group.events.enumerated() {
        parts.append(marble(event, x: position + offset * Self.frame, y: y))
      }
    }
    return parts.joined(separator: "\n")
  }

  private func marble(_ event: Marbles.Event, x: Int, y: Int) -> String {
    switch event {
    case .element(let name):
      """
      <circle cx="\(x)" cy="\(y)" r="\(Self.radius)" fill="\(colour(of: name))" stroke="#555"/>
      <text x="\(x)" y="\(y + 5)" text-anchor="middle" fill="#222">\(escape(name))</text>
      """
    case .finished:
      "<path d=\"M\(x) \(y - 14)v28\" stroke=\"#888\" stroke-width=\"3\"/>"
    case .failed:
      "<path d=\"M\(x - 9) \(y - 9)l18 18m0 -18l-18 18\" stroke=\"#d33\" stroke-width=\"3\"/>"
    case .subscribed:
      "<path d=\"M\(x) \(y - 7)v14l12 -7z\" fill=\"#888\"/>"
    case .disposed:
      "<path d=\"M\(x) \(y - 14)v28\" stroke=\"#888\" stroke-width=\"3\" stroke-dasharray=\"4 4\"/>"
    }
  }

  private func x(_ frame: Double) -> Int { left + Int(frame * Double(Self.frame)) + Self.frame / 2 }

  /// Returns the colour of an element, the same in all places.
  private func colour(of name: String) -> String {
    let palette = ["#9fd3ff", "#ffd28a", "#b8e6a3", "#f5b5d2", "#cdbcf7", "#ffe27a", "#a5e5dc", "#f9bba7"]
    let value = name.unicodeScalars.reduce(0) { $0 &+ Int($1.value) }
    return palette[value % palette.count]
  }

  private func escape(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}

extension DocumentedDiagram.Row {
  /// The events grouped by frame.
  fileprivate var groups: [(frame: Double, events: [Marbles.Event])] {
    var groups: [(frame: Double, events: [Marbles.Event])] = []
    for marble in marbles.marbles {
      if groups.last?.frame == marble.frame {
        groups[groups.count - 1].events.append(marble.event)
      } else {
        groups.append((marble.frame, [marble.event]))
      }
    }
    return groups
  }
}
