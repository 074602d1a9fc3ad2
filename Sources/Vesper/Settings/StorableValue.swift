import BindingCore
import Gtk

/// A type of value that GSettings and the preferences file can store.
protocol StorableValue: Equatable, Sendable {
  /// Returns access to a key of this type.
  static func key(_ key: String, of settings: Gio.Settings) -> DynamicSubject<Self>

  /// - Returns: `nil` if the value in the file has another type.
  init?(_ value: FileValue)

  var fileValue: FileValue { get }
}

extension Bool: StorableValue {
  static func key(_ key: String, of settings: Gio.Settings) -> DynamicSubject<Bool> { settings.reactive.bool(key) }

  init?(_ value: FileValue) {
    guard case .flag(let flag) = value else { return nil }
    self = flag
  }

  var fileValue: FileValue { .flag(self) }
}

extension Int: StorableValue {
  static func key(_ key: String, of settings: Gio.Settings) -> DynamicSubject<Int> { settings.reactive.int(key) }

  init?(_ value: FileValue) {
    guard case .number(let number) = value else { return nil }
    self = number
  }

  var fileValue: FileValue { .number(self) }
}

extension String: StorableValue {
  static func key(_ key: String, of settings: Gio.Settings) -> DynamicSubject<String> { settings.reactive.string(key) }

  init?(_ value: FileValue) {
    guard case .text(let text) = value else { return nil }
    self = text
  }

  var fileValue: FileValue { .text(self) }
}

/// A value in the preferences file.
nonisolated enum FileValue: Codable, Equatable {
  case flag(Bool)
  case number(Int)
  case text(String)
  /// A value of a type that no preference of this version has.
  case other

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .other
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .other: try container.encodeNil()
    }
  }
}
