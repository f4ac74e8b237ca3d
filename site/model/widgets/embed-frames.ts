import { FRAMED_TAGS } from "../../../widgets/embed/embedded-widgets.ts";
import { LANGUAGES, SOURCE_LANGUAGE, type Language } from "../languages.ts";

/** A form as a standalone page, which partners embed in an iframe if their hosts strip scripts. */
export interface EmbedFrame {
  tag: string;
  language: Language;
  path: string;
}

export const EMBED_FRAMES: readonly EmbedFrame[] = (Object.keys(LANGUAGES) as Language[]).flatMap(
  (language) =>
    FRAMED_TAGS.map((tag) => ({
      tag,
      language,
      path: `/embed/frame/${language === SOURCE_LANGUAGE ? "" : `${language}/`}${tag}`,
    })),
);
