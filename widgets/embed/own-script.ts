import { readDocumentProperty } from "../backend/read-document-property.ts";

/**
 * Returns this file's URL from a stack trace. Modules have no `currentScript`, imported ones have no tag, and
 * `import.meta` is a syntax error in a classic script. Callers convert the match to a string.
 */
const ownAddress = (): string | null => /http\S+\.js/.exec(Error().stack as string) as string | null;

/** Returns this script's tag; null for a module that a page imports. */
export function ownScript(): HTMLScriptElement | null {
  const script =
    readDocumentProperty("currentScript") ??
    readDocumentProperty("querySelector").call(document, `[src="${ownAddress()}"]`);
  return script as HTMLScriptElement | null;
}

/**
 * Returns the origin to load code from and send submissions to: `data-origin` of the script's tag, else the
 * published origin, else the origin of the script's URL.
 * @param published origin in the build's settings
 * @throws TypeError if none of these is known
 */
export function ownOrigin(script: HTMLScriptElement | null, published?: string): string {
  return new URL((script?.dataset["origin"] || published || script?.src || ownAddress()) as string).origin;
}
