import { RefusedFileError } from "./verdict.ts";

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
