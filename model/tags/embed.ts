import { SANDBOX_OUTCOMES } from "./sandbox-outcomes.ts";
import { LANGUAGE_CODES, urlPrefix } from "../languages.ts";
import { EMBEDDED_TAGS } from "./tags.ts";

/** Attributes that every embedded tag accepts, with their allowed values. The first value is the default. */
export const COMMON_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  theme: ["auto", "light", "dark"],
  sandbox: SANDBOX_OUTCOMES,
};

/**
 * Attributes of every embedded tag, with their valid values. Without `lang`, the language of the surrounding
 * element applies.
 */
export const EMBED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  ...COMMON_ATTRIBUTES,
  lang: LANGUAGE_CODES,
};

/**
 * Tags available in our iframe. The header is not: its links would open inside the iframe, and its quick
 * panel would be cut off.
 */
const FRAMED_TAGS = EMBEDDED_TAGS.filter((tag) => tag !== "site-header");

/** Forms as standalone pages, which partners embed in an iframe if their hosts strip scripts. */
export const EMBED_FRAMES = LANGUAGE_CODES.flatMap((language) =>
  FRAMED_TAGS.map((tag) => ({
    tag,
    language,
    path: `/embed/frame${urlPrefix(language)}/${tag}`,
  })),
);
