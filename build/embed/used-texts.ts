import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Messages } from "../../widgets/messages.ts";

const WIDGETS_FOLDER = fileURLToPath(new URL("../../widgets", import.meta.url));

/**
 * The message table without the texts that a form can not show: it keeps those whose every key is a word of the form's code,
 * what that imports included. No code of a widget puts a key together, so that a text with another name is never asked for.
 */
export async function usedTexts(tags: readonly string[], messages: Messages): Promise<Messages> {
  const { outputFiles } = await build({
    absWorkingDir: WIDGETS_FOLDER,
    entryPoints: tags.map((tag) => `${tag}/widget.ts`),
    outdir: "/",
    write: false,
    bundle: true,
    packages: "external",
    format: "esm",
    jsx: "automatic",
  });
  const code = outputFiles.map(({ text }) => text.replace(/^\s*\/\/.*$/gm, "")).join("\n");
  return keepKeys(messages, new Set(code.match(/\w+/g))) as Messages;
}

function keepKeys(value: unknown, words: ReadonlySet<string>): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => words.has(key))
      .map(([key, inner]) => [key, keepKeys(inner, words)] as const)
      .filter(([, inner]) => typeof inner !== "object" || Object.keys(inner ?? {}).length > 0),
  );
}
