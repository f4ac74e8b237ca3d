import { ServerResponse, type IncomingMessage } from "node:http";
import { finished } from "node:stream";

/** How long a client may pause after the response before its connection is closed, in milliseconds. */
const maxPauseMs = 2_000;

/**
 * A response to a request whose body may still be arriving, such as a file that is rejected midway. Closing the
 * connection immediately would reset it and lose the response, so the response is sent immediately but ended only
 * after the rest of the body has been drained (RFC 9112, section 9.6). Clients that pause, or whose request
 * has timed out (408), are disconnected; the request timeout stops a client that never pauses.
 */
export class LingeringResponse<Sent extends IncomingMessage = IncomingMessage> extends ServerResponse<Sent> {
  override end(...args: unknown[]): this {
    const end = super.end.bind(this) as (...args: unknown[]) => this;
    if (!this.#isRequestArriving() || this.statusCode === 408) return end(...args);
    const content = typeof args[0] === "function" ? undefined : args.shift();
    if (content) this.write(content);
    else this.flushHeaders();
    this.#dropRest(() => end(args.find((arg) => typeof arg === "function")));
    return this;
  }

  #isRequestArriving(): boolean {
    const { headers, complete } = this.req;
    return !complete && (Number(headers["content-length"]) > 0 || "transfer-encoding" in headers);
  }

  #dropRest(onDone: () => void): void {
    const { req } = this;
    const stopListening = finished(req, () => {
      clearTimeout(pauseTimer);
      onDone();
    });
    const pauseTimer = setTimeout(() => {
      stopListening();
      onDone();
    }, maxPauseMs);
    // Remove the body's reader, which has stopped consuming data and would block the stream.
    req.removeAllListeners("data");
    req.on("data", () => pauseTimer.refresh()).resume();
  }
}
