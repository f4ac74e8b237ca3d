import { ServerResponse, type IncomingMessage } from "node:http";
import { finished } from "node:stream";

/** How long a sender whose request has been answered may pause before its connection is closed, in milliseconds. */
const longestPauseMs = 2_000;

/**
 * An answer to a request that may still be arriving, as when a file is refused midway. To close the connection then would
 * make the sender's next bytes fail, and the answer be lost with them: it is sent at once, but ends only when the rest has
 * been read and dropped (RFC 9112, section 9.6). Nobody waits for a sender that pauses, or one that was too slow before;
 * one that goes on and on meets the server's limit for a request.
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
    const forget = finished(req, () => {
      clearTimeout(pause);
      onDone();
    });
    const pause = setTimeout(() => {
      forget();
      onDone();
    }, longestPauseMs);
    // Whoever read the body has stopped, and would hold it back.
    req.removeAllListeners("data");
    req.on("data", () => pause.refresh()).resume();
  }
}
