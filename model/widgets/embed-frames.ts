import { FRAMED_TAGS } from "../../widgets/embed/embedded-widgets.ts";
import { LANGUAGE_CODES, urlPrefix } from "../languages.ts";

export type EmbedFrame = (typeof EMBED_FRAMES)[number];

/** Forms as standalone pages, which partners embed in an iframe if their hosts strip scripts. */
export const EMBED_FRAMES = LANGUAGE_CODES.flatMap((language) =>
  FRAMED_TAGS.map((tag) => ({
    tag,
    language,
    path: `/embed/frame${urlPrefix(language)}/${tag}`,
  })),
);
