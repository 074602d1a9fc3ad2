import Foundation

@testable import GirToSwift

/// A library of one widget, described as GTK describes itself.
enum Gadget {
  /// The description; `members` and `types` are put into the class and beside it.
  static func gir(members: String = "", types: String = "") -> String {
    """
    <?xml version="1.0"?>
    <repository version="1.2" xmlns="http://www.gtk.org/introspection/core/1.0"
      xmlns:c="http://www.gtk.org/introspection/c/1.0" xmlns:glib="http://www.gtk.org/introspection/glib/1.0">
      <namespace name="Gtk" version="4.0">
        <class name="Widget" parent="GObject.InitiallyUnowned" glib:type-name="GtkWidget" glib:get-type="gtk_widget_get_type" abstract="1"/>
        <class name="Gadget" parent="Widget" glib:type-name="GtkGadget" glib:get-type="gtk_gadget_get_type">
          <doc xml:space="preserve">A `GtkGadget` does something.

    And there is more to say.</doc>
          \(members)
        </class>
        \(types)
      </namespace>
    </repository>
    """
  }

  static func library(members: String = "", types: String = "") throws -> Library {
    let tree = try XMLTree.parse(Data(gir(members: members, types: types).utf8))
    return Library([try GirReader.read(tree)])
  }

  /// The Swift source of the class, one line a string, without indentation.
  static func lines(members: String, types: String = "") throws -> [String] {
    let library = try library(members: members, types: types)
    var writer = TypeWriter(types: library.types)
    var source = ""
    for description in library.classes {
      source = writer.write(description, interfaces: library.ownInterfaces(of: description))
    }
    return source.trimmedLines
  }

  /// A method named `name`.
  static func method(
    _ name: String, attributes: String = "", parameters: [String] = [],
    result: String = #"<return-value><type name="none" c:type="void"/></return-value>"#
  ) -> String {
    """
    <method name="\(name)" c:identifier="gtk_gadget_\(name)" \(attributes)>
      \(result)
      <parameters>
        <instance-parameter name="gadget"><type name="Gadget" c:type="GtkGadget*"/></instance-parameter>
        \(parameters.joined())
      </parameters>
    </method>
    """
  }

  static func parameter(_ name: String, _ type: String, c: String, attributes: String = "") -> String {
    """
    <parameter name="\(name)" \(attributes)><type name="\(type)" c:type="\(c)"/></parameter>
    """
  }

  static func result(_ type: String, c: String, attributes: String = "") -> String {
    """
    <return-value \(attributes)><type name="\(type)" c:type="\(c)"/></return-value>
    """
  }
}

extension String {
  var trimmedLines: [String] {
    split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
