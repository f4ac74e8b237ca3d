import { ofDocument } from "../runtime/of-document.ts";

/** The script that runs now; undefined in a module, which is none. */
export function ownScript(): HTMLScriptElement | undefined {
  const script = ofDocument("currentScript");
  return script instanceof HTMLScriptElement ? script : undefined;
}

/**
 * The origin that code is loaded from and leads are sent to: the one that the script's tag states in `data-origin`, else the one that the
 * build was told, else the one that the script came from.
 * @param published origin in the build's settings
 * @throws TypeError when none of these is known
 */
export function ownOrigin(script: HTMLScriptElement | undefined, published?: string): string {
  return new URL((script?.dataset["origin"] || published || script?.src) as string).origin;
}
