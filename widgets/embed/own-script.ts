import { readDocumentProperty } from "../backend/read-document-property.ts";

/**
 * Returns this file's URL from a stack trace: modules have no `currentScript`, imported ones have no tag, and
 * `import.meta` is a syntax error in classic scripts. The result is a match array that callers convert to a
 * string.
 */
const readOwnUrl = (): string | null => /http\S+\.js/.exec(Error().stack as string) as string | null;

/** Returns this script's tag; null if a page imports it as a module. */
export function findOwnScript(): HTMLScriptElement | null {
  const script =
    readDocumentProperty("currentScript") ??
    readDocumentProperty("querySelector").call(document, `[src="${readOwnUrl()}"]`);
  return script as HTMLScriptElement | null;
}

/**
 * Returns the origin to load code from and to send submissions to: the script tag's `data-origin`, the published origin,
 * or the origin of the script's URL.
 * @param publishedOrigin origin in the build's settings
 * @throws TypeError if none of these is known, or it is no HTTP URL
 */
export function resolveOrigin(script: HTMLScriptElement | null, publishedOrigin?: string): string {
  const url = String(script?.dataset["origin"] || publishedOrigin || script?.src || readOwnUrl());
  // The page may contain the script's text, or load it from a `blob:` or `data:` URL.
  if (!/^http/.test(url)) throw TypeError("data-origin must be a URL");
  return new URL(url).origin;
}
