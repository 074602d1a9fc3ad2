import Foundation

// One thread for each connection: reads a request, answers, and reads the next.

extension ReplayServer {
  func serve(_ client: Int32) {
    let isAccepted = update { state in
      guard state.listener >= 0 else { return false }
      state.clients.insert(client)
      return true
    }
    guard isAccepted else {
      close(client)
      return
    }
    Thread.detachNewThread {
      var connection = Connection(descriptor: client)
      while let request = connection.nextRequest(), self.answer(request, on: connection) {}
      self.update { state in
        // Closed under the lock, so that `stop` never shuts down a number that the system has given to another.
        state.clients.remove(client)
        close(client)
      }
    }
  }

  /// Whether the connection can go on.
  private func answer(_ request: ReceivedRequest, on connection: Connection) -> Bool {
    update { state in
      state.requests.append(request)
      state.underWay += 1
      state.mostUnderWay = max(state.mostUnderWay, state.underWay)
    }
    defer { update { $0.underWay -= 1 } }
    let reply = rule(for: request).map { $0(request) } ?? recordedReply(to: request)
    return send(reply, on: connection)
  }

  private func rule(for request: ReceivedRequest) -> (@Sendable (ReceivedRequest) -> Reply)? {
    update { state in
      guard let index = state.rules.lastIndex(where: { $0.matches(request) }) else { return nil }
      let rule = state.rules[index]
      if let uses = rule.remainingUses {
        state.rules[index].remainingUses = uses - 1
        if uses <= 1 { state.rules.remove(at: index) }
      }
      return rule.reply
    }
  }

  private func send(_ reply: Reply, on connection: Connection) -> Bool {
    switch reply.delivery {
    case .complete:
      return connection.send(reply.head(length: reply.body.count) + reply.body)
    case .truncated(let missing):
      _ = connection.send(reply.head(length: reply.body.count + missing) + reply.body)
      return false
    case .chunked:
      return connection.send(reply.head(length: nil)) && connection.sendChunks(reply.body)
    case .endless:
      guard connection.send(reply.head(length: nil)) else { return false }
      while connection.send(Connection.chunk(reply.body)) {}
      return false
    case .hanging:
      if connection.send(reply.head(length: reply.body.count + 1) + reply.body) { connection.waitForClose() }
      return false
    case .trickling:
      guard connection.send(reply.head(length: reply.body.count)) else { return false }
      for byte in reply.body {
        guard connection.send(Data([byte])), !connection.isClosed(within: 100) else { return false }
      }
      return true
    case .held:
      waitForRelease(of: connection)
      return connection.send(reply.head(length: reply.body.count) + reply.body)
    case .reset:
      connection.reset()
      return false
    case .raw:
      _ = connection.send(reply.body)
      return false
    }
  }

  private func waitForRelease(of connection: Connection) {
    // Wakes often enough for a test; a thread of the server may sleep where a test may not.
    while !state.withLock({ $0.heldRepliesAreReleased }), !connection.isClosed(within: 5) {}
  }
}

extension ReplayServer.Rule {
  fileprivate func matches(_ request: ReceivedRequest) -> Bool {
    let isPath = path.hasSuffix("*") ? request.path.hasPrefix(path.dropLast()) : request.path == path
    return isPath && query.allSatisfy { request.query[$0.key] == $0.value }
  }
}

extension Reply {
  /// The status line and the header fields. Without a length the body is chunked.
  fileprivate func head(length: Int?) -> Data {
    var lines = ["HTTP/1.1 \(status) Replayed"]
    lines += headers.map { "\($0.name): \($0.value)" }
    lines.append(length.map { "Content-Length: \($0)" } ?? "Transfer-Encoding: chunked")
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}
