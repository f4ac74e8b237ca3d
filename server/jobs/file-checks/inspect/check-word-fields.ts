import { RefusedFileError } from "./verdict.ts";
import { isOnNetwork, isNetworkShare } from "./network-target.ts";
import { decodeText, parseTags } from "./xml-part.ts";

/** Word fields that start another program or load data from it. */
const ACTIVE_FIELDS = /^(?:DDE|DDEAUTO|LINK|EMBED|DATABASE|IMPORT)$/i;
/** Word fields that load the file named by their first argument. */
const LOADING_FIELDS = /^(?:INCLUDETEXT|INCLUDEPICTURE|INCLUDE|RD)$/i;

const FIELD_PART = /<(?:[^\s<>:/]+:)?(fldChar|instrText|fldSimple)\b([^>]*)>([^<]*)/g;
const SIMPLE_CODE = /\binstr\s*=\s*(?:"([^"]*)"|'([^']*)')/;

/**
 * Checks the Word fields in a document part. A field's code may be split across runs.
 * @throws RefusedFileError if a field would start a program or load something over the network
 */
export function checkWordFields(xml: string): void {
  for (const code of fieldCodes(xml)) checkCode(code);
}

function* fieldCodes(xml: string): Generator<string> {
  const openFieldCodes: string[] = [""];
  for (const [, name, attributes = "", text = ""] of xml.matchAll(FIELD_PART)) {
    if (name === "instrText") openFieldCodes[openFieldCodes.length - 1] += decodeText(text);
    else if (name === "fldSimple") {
      const [, double, single] = SIMPLE_CODE.exec(attributes) ?? [];
      yield decodeText(double ?? single ?? "");
    } else if (/["']begin["']/.test(attributes)) openFieldCodes.push("");
    else if (/["']end["']/.test(attributes) && openFieldCodes.length > 1) {
      const code = openFieldCodes.pop() ?? "";
      yield code;
      openFieldCodes[openFieldCodes.length - 1] += code;
    }
  }
  yield* openFieldCodes;
}

function checkCode(code: string): void {
  const [, field = "", rest = ""] = /^[\s"]*([a-z]+)\b(.*)$/is.exec(code) ?? [];
  if (ACTIVE_FIELDS.test(field))
    throw new RefusedFileError(
      "active",
      `The file contains a field that loads data from other programs (${field}).`,
    );
  const [, quoted, plain] = /^\s*(?:"([^"]*)"|(\S+))/.exec(rest) ?? [];
  const target = quoted ?? plain ?? "";
  // Word stores the URL of a picture pasted from the web but does not load it automatically.
  const isLoadedTarget = /^INCLUDEPICTURE$/i.test(field) ? isNetworkShare(target) : isOnNetwork(target);
  if (LOADING_FIELDS.test(field) && isLoadedTarget)
    throw new RefusedFileError("active", "The file contains a field that loads content from the network.");
}

/**
 * Checks the URLs in legacy VML drawings, which are not listed as relationships.
 * @throws RefusedFileError if a picture would be loaded over the network
 */
export function checkDrawings(xml: string): void {
  if (!/[\s:](?:src|href)\s*=/.test(xml)) return;
  for (const { attributes } of parseTags(xml)) {
    // Word does not load the target of `href` by itself, so only network shares are refused.
    if (isOnNetwork(attributes.get("src") ?? "") || isNetworkShare(attributes.get("href") ?? ""))
      throw new RefusedFileError("active", "The file would load a picture from the network when opened.");
  }
}
