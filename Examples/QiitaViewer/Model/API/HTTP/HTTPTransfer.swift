import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One request and the answer to it.
///
/// It has a session of its own: on Linux the delegate of a single task is told next to nothing.
/// Redirects are not followed, and only the body of a success is read, up to a limit.
final class HTTPTransfer: NSObject, URLSessionDataDelegate {
  private struct State {
    var waiting: CheckedContinuation<HTTPAnswer, any Error>?
    var answer: HTTPAnswer?
    var outcome: Result<HTTPAnswer, any Error>?
  }

  private let state = Mutex(State())
  private let bodyLimit: Int

  private init(bodyLimit: Int) {
    self.bodyLimit = bodyLimit
  }

  /// Sends a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - bodyLimit: How many bytes the body may have.
  ///
  /// - Returns: The answer, whatever its status.
  ///
  /// - Throws: ``HTTPTransferFailure``, or `CancellationError` as soon as the task is cancelled.
  static func answer(to request: URLRequest, bodyLimit: Int) async throws -> HTTPAnswer {
    try Task.checkCancellation()
    let transfer = HTTPTransfer(bodyLimit: bodyLimit)
    let session = URLSession(configuration: .unremembering, delegate: transfer, delegateQueue: nil)
    // However this ends, it ends the connection, too.
    defer { session.invalidateAndCancel() }
    let task = session.dataTask(with: request)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        if transfer.begin(continuation) { task.resume() }
      }
    } onCancel: {
      transfer.finish(.failure(CancellationError()))
    }
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    guard let head = response as? HTTPURLResponse else {
      finish(.failure(HTTPTransferFailure.notHTTP))
      return completionHandler(.cancel)
    }
    let answer = HTTPAnswer(head: head)
    guard answer.status == 200 else {
      finish(.success(answer))
      return completionHandler(.cancel)
    }
    guard head.expectedContentLength <= bodyLimit else {
      finish(.failure(HTTPTransferFailure.tooLarge))
      return completionHandler(.cancel)
    }
    state.withLock { $0.answer = answer }
    completionHandler(.allow)
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    finish(.success(HTTPAnswer(head: response)))
    completionHandler(nil)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let size = state.withLock { state in
      state.answer?.body.append(data)
      return state.answer?.body.count ?? 0
    }
    if size > bodyLimit { finish(.failure(HTTPTransferFailure.tooLarge)) }
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    let answer = state.withLock(\.answer)
    if let error {
      let code = (error as? URLError)?.code ?? .unknown
      let isSecure = task.originalRequest?.url?.scheme?.lowercased() == "https"
      let failure = HTTPTransferFailure(code, isSecure: isSecure, hasBegun: answer != nil)
      finish(.failure(failure))
    } else if let answer = answer
      ?? (task.response as? HTTPURLResponse).map({ HTTPAnswer(head: $0) })
    {
      finish(.success(answer))
    } else {
      finish(.failure(HTTPTransferFailure.lost))
    }
  }

  /// Notes who waits, unless there is nothing left to wait for.
  private func begin(_ continuation: CheckedContinuation<HTTPAnswer, any Error>) -> Bool {
    let outcome = state.withLock { state in
      if state.outcome == nil { state.waiting = continuation }
      return state.outcome
    }
    if let outcome { continuation.resume(with: outcome) }
    return outcome == nil
  }

  /// Gives the outcome to who waits; later ones do not count.
  private func finish(_ outcome: Result<HTTPAnswer, any Error>) {
    let continuation = state.withLock { state in
      if state.outcome == nil { state.outcome = outcome }
      return state.waiting.take()
    }
    continuation?.resume(with: outcome)
  }
}

extension URLSessionConfiguration {
  /// A configuration that keeps nothing: no answers, no cookies, no passwords.
  fileprivate static var unremembering: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    return configuration
  }
}
