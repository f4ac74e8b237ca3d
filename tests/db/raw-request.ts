import { connect, type Socket } from "node:net";

/** What came back on a connection: status 0 and no body when it was closed without an answer. */
export interface RawAnswer {
  status: number;
  headers: string;
  body: string;
}

/** A connection on which a test writes what no HTTP client would. */
export interface RawConnection {
  socket: Socket;
  /** Resolves when the server has closed the connection. */
  answer: Promise<RawAnswer>;
}

/** Opens a connection to a server; the test writes the request itself. */
export function openConnection(url: string): RawConnection {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const answer = new Promise<RawAnswer>((resolve) => {
    const pieces: Buffer[] = [];
    socket.on("data", (piece) => pieces.push(piece));
    // A server that refuses early may reset the connection; what it said before counts.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      const [headers = "", ...body] = Buffer.concat(pieces).toString("utf8").split("\r\n\r\n");
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1] ?? 0);
      resolve({ status, headers, body: body.join("\r\n\r\n") });
    });
  });
  return { socket, answer };
}

/** Header lines as they are, in the order given, after those that every request has. */
export interface RawRequest {
  method?: string;
  path: string;
  headers?: readonly string[];
  body?: string | Buffer;
}

/** Sends a request byte for byte, with `content-length` where there is a body and no header says how long it is. */
export function sendRaw(url: string, request: RawRequest): Promise<RawAnswer> {
  const { socket, answer } = openConnection(url);
  const { method = "POST", path, headers = [], body = "" } = request;
  const hasHost = headers.some((line) => /^host:/i.test(line));
  const own = [...(hasHost ? [] : ["host: localhost"]), "connection: close"];
  const lines = [`${method} ${path} HTTP/1.1`, ...own, ...headers];
  const isSized = headers.some((line) => /^(content-length|transfer-encoding):/i.test(line));
  if (!isSized) lines.push(`content-length: ${Buffer.byteLength(body)}`);
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  socket.write(body);
  return answer;
}

/** A body in chunks, as `transfer-encoding: chunked` sends it. */
export function chunked(body: string, size: number): string {
  let text = "";
  for (let from = 0; from < body.length; from += size) {
    const piece = body.slice(from, from + size);
    text += `${Buffer.byteLength(piece).toString(16)}\r\n${piece}\r\n`;
  }
  return `${text}0\r\n\r\n`;
}

/** The body of a form, its parts written as they are, for `content-type: multipart/form-data; boundary=cut`. */
export function form(...parts: { headers: string; content: string }[]): string {
  const written = parts.map(({ headers, content }) => `--cut\r\n${headers}\r\n\r\n${content}\r\n`);
  return `${written.join("")}--cut--\r\n`;
}
