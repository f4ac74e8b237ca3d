import type { TemplateData } from "../../site/layouts/page.ts";
import { SOURCE_LANGUAGE, type Language } from "../../model/languages.ts";
import { toEnglishPath } from "../../model/translation/addresses.ts";
import type { BuildContext } from "./build-context.ts";
import { createMarkdown } from "./markdown.ts";

type LocalizableData = TemplateData & { entry?: { language?: Language } };

export function createLocalizer(context: BuildContext) {
  const { widgetSlots, translations, pictures } = context;
  const scopes = new Map(
    translations.map(({ site, widgetSlots: own }) => [
      site.language,
      { site, widgetSlots: own, markdown: createMarkdown(site, own.open, pictures) },
    ]),
  );
  return (data: TemplateData) => {
    const { entry } = data as LocalizableData;
    const scope = scopes.get(entry?.language ?? SOURCE_LANGUAGE);
    if (scope === undefined) return { data: { ...data, key: data.page.url }, widgetSlots };
    const { site, widgetSlots: own, markdown } = scope;
    return {
      data: {
        ...data,
        site,
        markdown,
        openSlot: own.open,
        assets: { ...data.assets, ...data.assets.translations[site.language] },
        key: toEnglishPath(site, data.page.url),
      },
      widgetSlots: own,
    };
  };
}
