import { RefusedFileError } from "./verdict.ts";
import { isOnFileServer, isOnNetwork } from "./network-target.ts";
import { parseTags } from "./xml-part.ts";

/** Relationship types of active content, keyed by the last segment of the type's URI in lowercase. */
const ACTIVE_CONTENT: Readonly<Record<string, string>> = {
  vbaproject: "macros",
  wordvbadata: "macros",
  oleobject: "an embedded object",
  control: "an ActiveX control",
  activexcontrolbinary: "an ActiveX control",
  afchunk: "an embedded file",
};

/** Relationship types that may refer to files on the sender's own machine. */
const LOCAL_TARGETS = new Set(["attachedtemplate", "image", "externallinkpath"]);

/** Embedded documents, such as a chart's workbook, are parts that are checked like the document around them. */
export const EMBEDDED_DOCUMENT = /\.(?:docx|xlsx|pptx)$/i;

/**
 * Checks a relationships part (ECMA-376 part 2).
 * @throws RefusedFileError if a relationship is active content or loads an external target; hyperlinks are allowed
 */
export function checkRelationships(xml: string): void {
  for (const { name, attributes } of parseTags(xml)) {
    if (name !== "Relationship") continue;
    const type = (attributes.get("Type") ?? "").replace(/^.*\//s, "").toLowerCase();
    const active = ACTIVE_CONTENT[type];
    const target = attributes.get("Target") ?? "";
    if (active !== undefined) throw new RefusedFileError("active", `The file contains ${active}.`);
    if (type === "package" && !EMBEDDED_DOCUMENT.test(target))
      throw new RefusedFileError("active", "The file contains an embedded file.");
    if ((attributes.get("TargetMode") ?? "").toLowerCase() !== "external" || type === "hyperlink") continue;
    if (LOCAL_TARGETS.has(type) && !isOnNetwork(target)) continue;
    if (type === "attachedtemplate" && isOnFileServer(target)) continue;
    const what = type === "attachedtemplate" ? "a template" : type === "image" ? "a picture" : "content";
    throw new RefusedFileError("active", `The file would load ${what} from the network when opened.`);
  }
}
