import { ofDocument } from "../runtime/of-document.ts";

/**
 * The address of the file that runs, as a stack trace begins with it: a module has no `currentScript`, one that is imported has no tag
 * either, and `import.meta` is an error in a classic script. A match is its text wherever a text is wanted.
 */
const ownAddress = (): string | null => /http\S+\.js/.exec(Error().stack as string) as string | null;

/** The tag of the script that runs; none for a module that a page imports. */
export function ownScript(): HTMLScriptElement | null {
  const script =
    ofDocument("currentScript") ?? ofDocument("querySelector").call(document, `[src="${ownAddress()}"]`);
  return script as HTMLScriptElement | null;
}

/**
 * The origin that code is loaded from and leads are sent to: the one that the script's tag states in `data-origin`, else the one that the
 * build was told, else the one that the script came from.
 * @param published origin in the build's settings
 * @throws TypeError when none of these is known
 */
export function ownOrigin(script: HTMLScriptElement | null, published?: string): string {
  return new URL((script?.dataset["origin"] || published || script?.src || ownAddress()) as string).origin;
}
