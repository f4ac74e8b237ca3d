import { cpSync, readFileSync } from "node:fs";
import { readBuildEnvironment, type Repository, PUBLISHABLE_KEY } from "../../site/settings/environment.ts";
import type { TemplateEntry } from "../../site/layouts/define-pages.ts";
import type { TemplateData } from "../../site/layouts/page.ts";
import { getEntries, forEachKind, getPageKind, type KindName } from "../../model/kinds/page-kinds.ts";
import { urlPrefix, type Language } from "../../model/languages.ts";
import { loadContent, type SiteContent } from "../../model/loading/load-site.ts";
import { findTranslatedPath } from "../../model/translation/addresses.ts";
import { writeHashedFile } from "../cache/list-files.ts";
import { createEntryCache, openEntryStore } from "../cache/entry-cache.ts";
import { openPageStore } from "../eleventy/page-store.ts";
import type { Store } from "../cache/store.ts";
import { cmsConfig } from "../editor/cms-config.ts";
import { listPublishedPages } from "./published-pages.ts";
import { preparePictures } from "../pictures/prepare-pictures.ts";
import { toWidgetConfig, type TranslatedConfig } from "../prerender/widget-config.ts";
import { createWidgetSlots } from "../prerender/widget-slots.ts";
import { provideReport } from "../report/provide-report.ts";
import { codeHash } from "../cache/code-hash.js";
import { hashSharedContent } from "./build-stamp.ts";
import { subsetFonts } from "../assets/fonts.ts";
import { createMarkdown } from "../eleventy/markdown.ts";
import type { LanguageData } from "../eleventy/page-templates.ts";
import { join } from "node:path";
import type { BuiltAssets } from "../../model/page-assets.ts";
import { stateMap } from "../../site/drawings/maps/state-map.ts";
import { runInChild } from "../run-in-child.ts";
import type { AssetsJob, AssetSettings } from "./assets-process.ts";

type Entries = { readonly [Name in KindName]: readonly TemplateEntry<Name>[] };

export type PreparedSite = Awaited<ReturnType<ReturnType<typeof createPreparation>>>;

/**
 * Returns a function that prepares all that pages are rendered from: it reads and checks the content, bundles scripts
 * and styles, resizes pictures and starts the report. Later calls reuse what has not changed.
 * @param isServed includes drafts, and the report only if it has been made before
 * @throws EnvironmentError if a variable is invalid
 */
export function createPreparation(root: string, env: NodeJS.ProcessEnv, store: Store, isServed: boolean) {
  const { siteUrl, supabase, repository, isPreview, hiddenPages, hasSocialImages } =
    readBuildEnvironment(env);
  const backend = supabase ?? { url: "", publishableKey: PUBLISHABLE_KEY };
  const code = codeHash(root, "site");
  const entryCache = isServed ? createEntryCache() : openEntryStore(store, code);
  const slotsFor = keepLast(createSlots);
  const editorFor = keepLast((content: string, name: string) => {
    const inputs = [code, content, name, repository];
    const known = store.readJson<string>("editor", inputs);
    if (known !== undefined) return known;
    const text = JSON.stringify(cmsConfig(name, repository, root));
    store.save("editor", inputs, text);
    return text;
  });
  let copiedAssets: string | undefined;

  /** @throws ContentError if the content has mistakes, before anything is written */
  return async (outDir: string) => {
    const content = loadContent(root, {
      cachedEntriesFor: entryCache.cachedEntriesFor,
      isPreview,
      hiddenPages,
      withUnpublished: isServed,
      published: listPublishedPages(root),
    });
    const { site } = content;
    const sites = [site, ...content.translations.map((translation) => translation.site)] as const;
    const [config, ...translatedConfigs] = sites.map((one) => toWidgetConfig(one, backend, siteUrl)) as [
      ReturnType<typeof toWidgetConfig>,
      ...ReturnType<typeof toWidgetConfig>[],
    ];
    const translatedSites = sites.slice(1);
    const origin = siteUrl ?? site.agency.url.replace(/\/$/, "");
    const { formUses, attributeUses, partUses } = site.partners.reference;

    // The child process that bundles starts first, because it takes longest.
    const bundling = provideAssets(root, store, code, {
      config,
      translations: Object.fromEntries(
        translatedSites.map((one, index): [Language, TranslatedConfig] => [
          one.language,
          {
            config: translatedConfigs[index]!,
            addresses: Object.fromEntries(one.addresses),
            englishLinkTitle: one.layout.inEnglish,
          },
        ]),
      ),
      origin,
      descriptions: { forms: formUses, attributes: attributeUses, parts: partUses },
    });
    const report = provideReport(root, store, site, isServed || !hasSocialImages, bundling);
    for (const pending of [bundling, report]) pending.catch(() => undefined);
    // Maps are drawn here, while the child process bundles, because pages wait for its scripts.
    for (const state of site.states) for (const isCompact of [false, true]) stateMap(state, { isCompact });

    const { pictures, copyTo } = await preparePictures(root, store);
    const slots = slotsFor(Object.keys(site.contexts), [config, ...translatedConfigs]);
    const sharedKey = hashSharedContent(root, site) + JSON.stringify([...pictures]);
    const bundled = await bundling;
    const editor = editorFor(sharedKey, site.agency.name);
    const assets = { ...bundled.assets, editorConfig: writeHashedFile(outDir, "/admin/config.json", editor) };
    const origins = { site: origin, backend: supabase?.url, editor: backendOrigins(repository) };
    const pageStore = isServed
      ? undefined
      : openPageStore(store, [sharedKey, bundled.folder, assets.editorConfig, origins, isPreview]);
    const languages = sites.map((one, index): LanguageData => {
      const openSlot = slots.openSlots[index]!;
      return {
        site: one,
        openSlot,
        markdown: createMarkdown(one, openSlot, pictures),
        assets: { ...assets, ...assets.translations[one.language] },
      };
    });
    return {
      site,
      /** Global data of all templates. */
      data: {
        ...languages[0]!,
        sites,
        languages: sites.map(({ language }) => language),
        entries: listEntries(content),
        origins,
      },
      dataOf: (language: Language) => languages.slice(1).find((one) => one.site.language === language),
      /** Changes if anything changes that an entry's page shows, and with `sharedKey` all that other pages show. */
      keyOf: (data: TemplateData & { entry?: { digest?: string } }) => sharedKey + (data.entry?.digest ?? ""),
      pageStore,
      /** Call after a build. */
      removeUnused: (): void => {
        if (!isServed) for (const kind of ["entries", "editor"]) store.removeUnused(kind, 0);
      },
      fillWidgets: slots.fill,
      /** Returns the site in the language of a page. */
      siteAt: (url: string) =>
        translatedSites.find(({ language }) => `${url}/`.startsWith(`${urlPrefix(language)}/`)) ?? site,
      report,
      copyFiles: (): void => {
        if (copiedAssets !== bundled.folder) cpSync(bundled.folder, outDir, { recursive: true });
        copiedAssets = bundled.folder;
        copyTo(outDir);
      },
      summary: {
        siteIdentity: `${site.agency.name} at ${origin}`,
        /** When the next entry becomes public or ends; undefined if none will. */
        due: content.due,
        addresses: content.addresses,
        /** Only of a build that shows drafts. */
        invalidDrafts: isServed || isPreview ? content.listInvalidDrafts() : [],
      },
    };
  };
}

/** Returns a function that keeps its last result for calls with equal arguments. */
function keepLast<Arguments extends unknown[], Result>(
  make: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  let last: { key: string; result: Result } | undefined;
  return (...args) => {
    const key = JSON.stringify(args);
    if (last?.key !== key) last = { key, result: make(...args) };
    return last.result;
  };
}

function createSlots(contexts: readonly string[], configs: readonly ReturnType<typeof toWidgetConfig>[]) {
  const { openIn, fill } = createWidgetSlots(contexts);
  return { openSlots: configs.map((config) => openIn(config)), fill };
}

/**
 * Lists the entries of every kind in all languages. A body is read when its page is rendered, because thousands of
 * bodies need much memory.
 */
function listEntries({ site, takeBody, translations }: SiteContent): Entries {
  return forEachKind((name) => {
    const { path, extension } = getPageKind(name);
    const english = getEntries(site, name).map((entry) =>
      // A YAML entry remains the same object as in `site`, so that templates can find it by identity.
      extension === "md"
        ? {
            ...entry,
            get body() {
              return takeBody(name, entry.slug);
            },
          }
        : entry,
    );
    const translated = translations.flatMap(({ site: own, bodyOf }) =>
      getEntries(own, name).flatMap((entry) => {
        const address = findTranslatedPath(own, path(entry.slug));
        if (address === undefined) return [];
        const translated = bodyOf(name, entry.slug);
        // An entry without a translation has its English body.
        const get = (): unknown => translated ?? takeBody(name, entry.slug);
        return [
          {
            ...entry,
            ...(extension === "md" && {
              get body() {
                return get();
              },
            }),
            language: own.language,
            address,
          },
        ];
      }),
    );
    return [...english, ...translated];
  }) as unknown as Entries;
}

/**
 * Returns scripts, styles and fonts, and the folder with their files. They are bundled in a child process, whose memory
 * is freed when it ends, unless the store has them. Fonts are converted here meanwhile.
 * @param code hash of the code
 */
async function provideAssets(root: string, store: Store, code: string, settings: AssetSettings) {
  const folder = await store.provide("assets", [code, settings], async (path) => {
    const job: AssetsJob = { root, folder: path, settings };
    await Promise.all([runInChild("build/steps/assets-process.ts", job), subsetFonts(store)]);
  });
  store.removeUnused("assets");
  const assets = JSON.parse(readFileSync(join(folder, "assets.json"), "utf8")) as BuiltAssets;
  return { assets, folder: join(folder, "files") };
}

const ORIGINS: Record<Repository["host"], readonly string[]> = {
  github: ["https://api.github.com", "https://www.githubstatus.com"],
  gitlab: ["https://gitlab.com", "https://status-api.hostedstatus.com"],
};

export function backendOrigins(repository: Repository | undefined): readonly string[] {
  return repository === undefined ? [] : ORIGINS[repository.host];
}
