import { connect } from "node:net";
import { EnvironmentError, readSetting } from "../../../site/settings/environment.ts";

export type ClamdAddress = { path: string } | { host: string; port: number };

const CHUNK = 65_536;

const LIMIT_MS = 30_000;

/**
 * @returns undefined if `CLAMD` is not set
 * @throws EnvironmentError if `CLAMD` is malformed
 */
export function readClamd(env: NodeJS.ProcessEnv): ClamdAddress | undefined {
  const text = readSetting(env.CLAMD);
  if (text === undefined) return undefined;
  if (text.startsWith("/")) return { path: text };
  const [, host, port] = /^([\w.-]+):(\d{1,5})$/.exec(text) ?? [];
  if (host === undefined || !(Number(port) > 0 && Number(port) < 65_536))
    throw new EnvironmentError("CLAMD", text, "a socket such as /run/clamav/clamd.ctl, or host:port");
  return { host, port: Number(port) };
}

/**
 * Scans a file with ClamAV's daemon (command INSTREAM).
 * @returns the name of the malware; undefined if the file is clean
 * @throws Error if clamd is unreachable, times out or reports an error
 */
export async function scanWithClamd(address: ClamdAddress, bytes: Buffer): Promise<string | undefined> {
  const response = await exchange(address, bytes);
  const [, found] = /^stream: (.+) FOUND$/.exec(response) ?? [];
  if (found !== undefined || response === "stream: OK") return found;
  throw new Error(`clamd responded "${response.slice(0, 100)}"`);
}

function exchange(address: ClamdAddress, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    const timer = setTimeout(
      () => socket.destroy(new Error(`clamd did not respond within ${LIMIT_MS / 1000} s`)),
      LIMIT_MS,
    );
    let response = "";
    socket.setEncoding("utf8");
    socket.on("data", (text: string) => (response += text));
    socket.on("error", reject);
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(response.split("\0")[0] ?? "");
    });
    socket.write("zINSTREAM\0");
    for (let from = 0; from < bytes.length; from += CHUNK) {
      const chunk = bytes.subarray(from, from + CHUNK);
      socket.write(encodeSize(chunk.length));
      socket.write(chunk);
    }
    socket.write(encodeSize(0));
  });
}

function encodeSize(length: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(length);
  return size;
}
