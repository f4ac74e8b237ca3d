import { RefusedFileError } from "./verdict.ts";

/** Names and addresses that only the sender's own network resolves. */
const INTERNAL_HOST =
  /^(?:[a-z][a-z0-9_-]{0,62}(?:\.(?:[a-z0-9-]+\.)?(?:local|lan|internal|corp|home))?|10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2})$/i;

const ASCII_COMPATIBLE = /^(?:utf-?8|us-ascii|ascii|iso-8859-\d+|windows-125\d)$/i;

/** XML's predefined entities; a part that declares others is refused. */
const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

interface Tag {
  name: string;
  /** Attribute values, keyed by name without namespace prefix. */
  attributes: ReadonlyMap<string, string>;
}

/**
 * Decodes an XML part, and strips comments and processing instructions.
 * @throws RefusedFileError if the part has a DOCTYPE, declares entities, or has an encoding that Word does not use
 */
export function decodeXml(bytes: Buffer): string {
  const text = decode(bytes);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    throw new RefusedFileError(
      "active",
      "The file declares XML entities, which word processors never write.",
    );
  return text
    .replace(/<!--[^]*?-->|<\?[^]*?\?>/g, "")
    .replace(/<!\[CDATA\[([^]*?)\]\]>/g, (_all, content: string) =>
      content.replaceAll("&", "&amp;").replaceAll("<", "&lt;"),
    );
}

function decode(bytes: Buffer): string {
  const start = bytes.subarray(0, 4).toString("hex");
  if (/^(?:fffe|3c00)/.test(start)) return bytes.toString("utf16le");
  if (/^(?:feff|003c)/.test(start)) {
    return Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2)))
      .swap16()
      .toString("utf16le");
  }
  const text = bytes.toString("utf8");
  const [, encoding] = /^\ufeff?\s*<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)["']/.exec(text) ?? [];
  if (encoding !== undefined && !ASCII_COMPATIBLE.test(encoding))
    throw new RefusedFileError(
      "unreadable",
      "The file contains a part in an encoding that Word does not use.",
    );
  return text;
}

const TAG = /<([^\s<>/!?"'=]+)((?:\s+[^\s<>"'=/]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/g;
const ATTRIBUTE = /(?<=\s)([^\s<>"'=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const withoutPrefix = (name: string): string => name.slice(name.indexOf(":") + 1);

export function* parseTags(xml: string): Generator<Tag> {
  for (const [, name = "", attributeText = ""] of xml.matchAll(TAG)) {
    const attributes = new Map<string, string>();
    for (const [, attribute = "", double, single] of attributeText.matchAll(ATTRIBUTE))
      attributes.set(withoutPrefix(attribute), decodeText(double ?? single ?? ""));
    yield { name: withoutPrefix(name), attributes };
  }
}

export const decodeText = (encodedText: string): string =>
  encodedText.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex, decimal, name: string) => {
    if (name !== undefined) return ENTITIES[name] ?? all;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });

/**
 * Whether an external target is on a network. Local paths, such as `file:///C:\Users\Kim\Resume.dotx`, `C:\Users\…`,
 * `Normal.dotm` or `Macintosh HD:Users:…`, occur in ordinary documents, for instance as the path of their template.
 */
export function isOnNetwork(target: string): boolean {
  const path = normalizeTarget(target);
  return isNetworkShare(path) || (/^[a-z][a-z0-9+.-]+:/i.test(path) && !/^file:/i.test(path));
}

/** Whether a target is on a file server of the sender's own network, where companies keep their templates. */
export function isOnFileServer(target: string): boolean {
  const [, host = ""] = /^\/\/([^/]*)/.exec(normalizeTarget(target).replace(/^file:\/*/i, "//")) ?? [];
  return isNetworkShare(target) && INTERNAL_HOST.test(host);
}

/** Whether a target is on a network share, to which Windows would send the user's credentials. */
export function isNetworkShare(target: string): boolean {
  const path = normalizeTarget(target).replace(/^file:\/\/localhost(?=\/)/i, "file://");
  const [, rest] = /^file:(.*)$/is.exec(path) ?? [];
  if (rest === undefined) return path.startsWith("//");
  const slashes = /^\/*/.exec(rest)?.[0].length ?? 0;
  // After `file:`, one or three slashes start a local path; two, or more than three, start a host name.
  return slashes === 2 || slashes > 3;
}

function normalizeTarget(target: string): string {
  let path = target;
  try {
    path = decodeURIComponent(target);
  } catch {
    // Malformed percent-encoding: use the target as it is.
  }
  return path.replace(/^[\0-\x20]+/, "").replaceAll("\\", "/");
}
