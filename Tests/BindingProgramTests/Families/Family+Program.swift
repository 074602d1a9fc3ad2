// Every file here works with seeds, dice and families.
@_exported import RandomPrograms

extension Family<Program> {
  init(make: @escaping (UInt64) -> Program, judge: @escaping (Program) -> String?) {
    self.init(make: make, judge: judge, shrink: { $0.shrunk(while: $1) }, text: { $0.text })
  }
}
