import { RefusedFile } from "./verdict.ts";
import { isOnNetwork } from "./network-target.ts";
import { tagsOf } from "./xml-part.ts";

/** What kinds of relationship say that a document has in it, by the last part of their type's address. */
const ACTIVE: Readonly<Record<string, string>> = {
  vbaproject: "macros",
  wordvbadata: "macros",
  oleobject: "an embedded object",
  package: "an embedded file",
  control: "an ActiveX control",
  activexcontrolbinary: "an ActiveX control",
  afchunk: "an embedded file",
};

/** What may be outside the document, on the sender's own machine. */
const LOCAL = new Set(["attachedtemplate", "image"]);

/**
 * Checks a part that says what belongs to another part (ECMA-376 part 2, Relationships).
 * @throws RefusedFile when something embedded can run, or something but a link is loaded from elsewhere
 */
export function checkRelationships(xml: string): void {
  for (const { name, attributes } of tagsOf(xml)) {
    if (name !== "Relationship") continue;
    const type = (attributes.get("Type") ?? "").replace(/^.*\//s, "").toLowerCase();
    const active = ACTIVE[type];
    if (active !== undefined) throw new RefusedFile("active", `It contains ${active}.`);
    if ((attributes.get("TargetMode") ?? "").toLowerCase() !== "external" || type === "hyperlink") continue;
    if (LOCAL.has(type) && !isOnNetwork(attributes.get("Target") ?? "")) continue;
    const what = type === "attachedtemplate" ? "a template" : type === "image" ? "a picture" : "a part";
    throw new RefusedFile("active", `It loads ${what} from elsewhere.`);
  }
}
