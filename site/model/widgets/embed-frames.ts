import { FRAMED_TAGS } from "../../../widgets/embed/embedded-widgets.ts";
import { LANGUAGE_CODES, urlPrefix, type Language } from "../languages.ts";

/** A form as a standalone page, which partners embed in an iframe if their hosts strip scripts. */
export interface EmbedFrame {
  tag: string;
  language: Language;
  path: string;
}

export const EMBED_FRAMES: readonly EmbedFrame[] = LANGUAGE_CODES.flatMap((language) =>
  FRAMED_TAGS.map((tag) => ({
    tag,
    language,
    path: `/embed/frame${urlPrefix(language)}/${tag}`,
  })),
);
