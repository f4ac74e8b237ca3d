import { connect } from "node:net";

/** A response. If the server closed the connection without responding, the status is 0 and the body is empty. */
export interface RawResponse {
  status: number;
  headers: string;
  body: string;
}

/** Opens a TCP connection for requests that HTTP clients refuse to send. */
export function openConnection(url: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const answer = new Promise<RawResponse>((resolve) => {
    const pieces: Buffer[] = [];
    socket.on("data", (piece) => pieces.push(piece));
    // A server that rejects a request early may reset the connection after responding.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      const [headers = "", ...body] = Buffer.concat(pieces).toString("utf8").split("\r\n\r\n");
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1] ?? 0);
      resolve({ status, headers, body: body.join("\r\n\r\n") });
    });
  });
  return { socket, answer };
}

/** An HTTP request. Its header lines are sent unchanged and in order, after the required ones. */
export interface RawRequest {
  method?: string;
  path: string;
  headers?: readonly string[];
  body?: string | Buffer;
}

/** Sends a request byte for byte. Adds `content-length` unless a header determines the body's length. */
export function sendRaw(url: string, request: RawRequest): Promise<RawResponse> {
  const { socket, answer } = openConnection(url);
  const { method = "POST", path, headers = [], body = "" } = request;
  const hasHost = headers.some((line) => /^host:/i.test(line));
  const addedHeaders = [...(hasHost ? [] : ["host: localhost"]), "connection: close"];
  const lines = [`${method} ${path} HTTP/1.1`, ...addedHeaders, ...headers];
  const hasBodyLength = headers.some((line) => /^(content-length|transfer-encoding):/i.test(line));
  if (!hasBodyLength) lines.push(`content-length: ${Buffer.byteLength(body)}`);
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  socket.write(body);
  return answer;
}

export function encodeChunks(body: string, size: number): string {
  let text = "";
  for (let from = 0; from < body.length; from += size) {
    const piece = body.slice(from, from + size);
    text += `${Buffer.byteLength(piece).toString(16)}\r\n${piece}\r\n`;
  }
  return `${text}0\r\n\r\n`;
}

export interface FormPart {
  headers: string;
  content: string;
}

export const encodeFile = (name = "cv.pdf", type = "application/pdf"): FormPart => ({
  headers: `content-disposition: form-data; name=""; filename="${name}"\r\ncontent-type: ${type}`,
  content: "%PDF-1.7",
});
export const encodeField = (name: string, content: string): FormPart => ({
  headers: `content-disposition: form-data; name="${name}"`,
  content,
});

export function encodeForm(...parts: FormPart[]): string {
  const written = parts.map(({ headers, content }) => `--cut\r\n${headers}\r\n\r\n${content}\r\n`);
  return `${written.join("")}--cut--\r\n`;
}
