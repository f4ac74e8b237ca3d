import { createSocket } from "node:dgram";
import { once } from "node:events";
import { Resolver } from "node:dns/promises";
import { afterAll } from "vitest";

const TYPES = { A: 1, MX: 15, TXT: 16, AAAA: 28 } as const;

/** Records by name: `{ "example.org": { TXT: ["v=spf1 -all"] } }`. */
export type Zone = Readonly<Record<string, Partial<Record<keyof typeof TYPES, readonly string[]>>>>;

const label = (text: string): Buffer => Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]);
const encodeName = (name: string): Buffer =>
  Buffer.concat([...name.split(".").filter(Boolean).map(label), Buffer.from([0])]);

/** Encodes an IPv6 address, in which `::` stands for the groups that are zero. */
function encodeAddress(value: string): Buffer {
  const [start = [], end = []] = value.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = Array.from({ length: 8 - start.length - end.length }, () => "0");
  const groups = [...start, ...zeros, ...end];
  return Buffer.from(groups.map((group) => group.padStart(4, "0")).join(""), "hex");
}

function encodeRecord(type: keyof typeof TYPES, value: string): Buffer {
  if (type === "A") return Buffer.from(value.split(".").map(Number));
  if (type === "AAAA") return encodeAddress(value);
  if (type === "MX") return Buffer.concat([Buffer.from([0, 10]), encodeName(value)]);
  // Longer texts are sent in parts of at most 255 bytes.
  const parts = value.match(/.{1,255}/g) ?? [""];
  return Buffer.concat(parts.map(label));
}

function answer(query: Buffer, zone: Zone): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString("ascii", at + 1, at + 1 + length));
    at += 1 + length;
  }
  const question = query.subarray(12, at + 5);
  const code = query.readUInt16BE(at + 1);
  const type = (Object.keys(TYPES) as (keyof typeof TYPES)[]).find((one) => TYPES[one] === code);
  const name = zone[labels.join(".").toLowerCase()];
  const records = (type && name?.[type]) ?? [];
  const header = Buffer.from(query.subarray(0, 12));
  header.writeUInt16BE(name === undefined ? 0x8183 : 0x8180, 2);
  header.writeUInt16BE(records.length, 6);
  header.writeUInt32BE(0, 8);
  const answers = records.map((value) => {
    const data = encodeRecord(type!, value);
    const head = Buffer.alloc(12);
    head.writeUInt16BE(0xc00c, 0);
    head.writeUInt16BE(code, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(data.length, 10);
    return Buffer.concat([head, data]);
  });
  return Buffer.concat([header, question, ...answers]);
}

/** Starts a name server for a zone, which may change, and returns a resolver that asks it. */
export async function startNameServer(zone: Zone): Promise<Resolver> {
  const socket = createSocket("udp4");
  socket.on("message", (query, { port, address }) => socket.send(answer(query, zone), port, address));
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  afterAll(() => socket.close());
  const resolver = new Resolver({ timeout: 2000, tries: 1 });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return resolver;
}
