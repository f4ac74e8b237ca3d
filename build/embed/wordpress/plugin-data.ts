import { LATEST_EMBED_SCRIPT, type PinnedRelease } from "../../../model/page-assets.ts";
import { EMBED_ATTRIBUTES, EMBED_FRAMES } from "../../../model/tags/embed.ts";
import { EMBEDDED_WIDGETS } from "../../../widgets/embed/embedded-widgets.ts";
import type { AttributeRule } from "../../../model/tags/tag-description.ts";
import { FONTS } from "../../../widgets/partner-configurator/settings.ts";

interface Rule {
  enum?: readonly string[];
  maxLength?: number;
  pattern?: string;
}

export type PluginData = ReturnType<typeof pluginData>;

const REFERENCE: Rule = { pattern: "^[!-~]{1,80}$" };

/** Returns the content of the plugin's `forms.json`: data about the site that it was built for. */
export function pluginData(origin: string, email: string, { file, integrity, languages }: PinnedRelease) {
  const common = Object.entries(EMBED_ATTRIBUTES).map(([name, words]): [string, Rule] => [
    name,
    { enum: words },
  ]);
  const forms = EMBEDDED_WIDGETS.map(({ tag, attributes }) => {
    const attributeRules = Object.entries(attributes).map(([name, rule]) => [name, toRule(rule)] as const);
    const reference = "partner" in attributes ? [["data-ref", REFERENCE] as const] : [];
    return [tag, Object.fromEntries([...attributeRules, ...reference, ...common])] as const;
  });
  return {
    origin,
    email,
    latest: LATEST_EMBED_SCRIPT,
    pinned: { file, integrity, languages },
    fonts: FONTS.filter((font) => font !== ""),
    forms: Object.fromEntries(forms),
    frames: pathsByTag(),
  };
}

function pathsByTag() {
  const frames: Record<string, Record<string, string>> = {};
  for (const { tag, language, path } of EMBED_FRAMES) (frames[tag] ??= {})[language] = path;
  return frames;
}

const toRule = ({ words, maxLength, pattern }: AttributeRule): Rule => ({
  ...(words && { enum: words }),
  ...(maxLength !== undefined && { maxLength }),
  ...(pattern !== undefined && { pattern: pattern.source }),
});
