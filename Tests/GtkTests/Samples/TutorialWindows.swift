import Bond
import FoundationEssentials
import Gtk

/// A row of the results.
final class PhotoTableViewCell: Box {
  let title = Label()

  init() {
    super.init(orientation: .horizontal, spacing: 0)
    append(title)
  }
}

/// The tutorial's search screen: its view controller, with GTK's widgets.
final class PhotoSearchWindow: Window {
  let viewModel: PhotoSearchViewModel
  let searchTextField = SearchEntry()
  let activityIndicator = Spinner()
  let resultsTable = ListView()
  private(set) var messages: [String] = []

  init(_ viewModel: PhotoSearchViewModel) {
    self.viewModel = viewModel
    super.init()
    let content = Box(orientation: .vertical, spacing: 0)
    for widget in [searchTextField, activityIndicator, resultsTable] { content.append(widget) }
    child = content
    bindViewModel()
  }

  func bindViewModel() {
    viewModel.searchString.bidirectionalBind(to: searchTextField.reactive.text)
    viewModel.validSearchText
      .map { $0 ? .black : .red }
      .bind(to: searchTextField.reactive.textColor)
    viewModel.searchResults.bind(to: resultsTable) { dataSource, indexPath, tableView in
      let cell = tableView.dequeueReusableCell { PhotoTableViewCell() }
      let photo = dataSource[indexPath.row]
      cell.title.text = photo.title
      return cell
    }
    viewModel.searchInProgress
      .map { !$0 }.bind(to: activityIndicator.reactive.isHidden)
    viewModel.searchInProgress
      .map { $0 ? 0.5 : 1.0 }
      .bind(to: resultsTable.reactive.alpha)
    viewModel.errorMessages.bind(to: self) { me, error in
      me.messages.append(error)
    }
  }
}

/// A picker that has a date property of its own, as the tutorial's cell has, and tells when the user picks.
final class DatePickerCell: Box {
  let leftLabel = Label(label: "Date")
  let rightLabel = Label()
  let datePicker = Calendar()

  var date: Date {
    get { datePicker.date }
    set {
      rightLabel.text = "\(newValue.timeIntervalSince1970)"
      datePicker.date = newValue
    }
  }

  init() {
    super.init(orientation: .horizontal, spacing: 0)
    append(leftLabel)
    append(rightLabel)
    append(datePicker)
  }
}

/// The tutorial's settings screen.
final class SettingsWindow: Window {
  var viewModel: PhotoSearchMetadataViewModel?
  let creativeCommonsSwitch = Switch()
  let filterDatesSwitch = Switch()
  let minPickerCell = DatePickerCell()
  let maxPickerCell = DatePickerCell()

  init(_ viewModel: PhotoSearchMetadataViewModel?) {
    self.viewModel = viewModel
    super.init()
    let content = Box(orientation: .vertical, spacing: 0)
    for widget in [creativeCommonsSwitch, filterDatesSwitch, minPickerCell, maxPickerCell] { content.append(widget) }
    child = content
    bindViewModel()
  }

  func bindViewModel() {
    guard let viewModel = viewModel else {
      return
    }
    viewModel.creativeCommons.bidirectionalBind(to: creativeCommonsSwitch.reactive.isOn)
    viewModel.dateFilter.bidirectionalBind(to: filterDatesSwitch.reactive.isOn)
    let opacity = viewModel.dateFilter.map { $0 ? 1.0 : 0.5 }
    opacity.bind(to: minPickerCell.leftLabel.reactive.alpha)
    opacity.bind(to: maxPickerCell.leftLabel.reactive.alpha)
    opacity.bind(to: minPickerCell.rightLabel.reactive.alpha)
    opacity.bind(to: maxPickerCell.rightLabel.reactive.alpha)
    bind(viewModel.minUploadDate, picker: minPickerCell)
    bind(viewModel.maxUploadDate, picker: maxPickerCell)
  }

  fileprivate func bind(_ modelDate: Observable<Date>, picker: DatePickerCell) {
    modelDate.bind(to: picker) { picker, date in
      picker.date = date
    }
    _ = picker.datePicker.reactive.date.observeNext {
      event in
      modelDate.value = event
    }
  }
}
