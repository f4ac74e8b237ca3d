import { resolve } from "node:path";
import { setFlagsFromString } from "node:v8";
import { readBuildEnvironment } from "../../site/settings/environment.ts";
import { loadContent } from "../../model/loading/load-site.ts";
import type { Language } from "../../model/languages.ts";
import { PUBLISHABLE_KEY } from "../../site/settings/publishable-key.ts";
import { provideAssets, type ProvidedAssets } from "./provide-assets.ts";
import { openDrawingCache } from "../cache/drawing-cache.ts";
import { pageFile, pageKeys, type EarlierPages } from "./earlier-pages.ts";
import { openEntryCache } from "../cache/entry-cache.ts";
import { writeHashedFile } from "../assets/write-hashed-file.ts";
import { backendOrigins } from "../editor/backend-origins.ts";
import { cmsConfig } from "../editor/cms-config.ts";
import { createWidgetSlots, type WidgetSlots } from "../prerender/widget-slots.ts";
import { toWidgetConfig, type TranslatedConfig } from "../prerender/widget-config.ts";
import { preparePictures } from "../pictures/prepare-pictures.ts";
import { provideReport } from "../report/provide-report.ts";
import { writeSearchIndex } from "../search/write-search-index.ts";
import type { SocialPage } from "../social/social-page.ts";
import type { BuildInputs } from "./build-inputs.ts";
import { hashInputs } from "./build-stamp.ts";
import { planEleventyRuns } from "./plan-eleventy-runs.ts";
import { createPageWriter } from "./write-pages.ts";

/**
 * Returns a function that assembles the site in a folder: content, assets, pages and social images. Each later
 * call reloads the content, and rebuilds scripts and styles only if text that is compiled into a script has
 * changed. The function throws ContentError if the content has mistakes, before anything is written.
 * @param earlierPages pages of an earlier build; only changed pages are written
 * @throws EnvironmentError if a variable is invalid
 */
export function createSiteAssembler(inputs: BuildInputs, folder: string, earlierPages: EarlierPages) {
  const { root, env, withoutSocialImages = false, withUnpublished = false } = inputs;
  // Collect garbage earlier: by default, V8 lets the heap grow to four times its live size first.
  setFlagsFromString("--heap-growing-percent=50");
  const outDir = resolve(folder);
  const { siteUrl, supabase, repository, isPreview } = readBuildEnvironment(env);
  const saveDrawings = openDrawingCache(root);
  const entryCache = openEntryCache(root);
  let cachedAssets: (ProvidedAssets & { key: string; widgetSlots: readonly WidgetSlots[] }) | undefined;
  let cachedEditor: { key: string; config: string } | undefined;
  return async () => {
    const stamp = hashInputs(inputs);
    const content = loadContent(root, {
      cachedEntriesFor: (context) => entryCache.cachedEntriesFor(stamp.codeDigest, context),
      isPreview,
      withUnpublished,
    });
    const { site } = content;
    const translatedSites = content.translations.map((translation) => translation.site);
    const backend = supabase ?? { url: "", publishableKey: PUBLISHABLE_KEY };
    const config = toWidgetConfig(site, backend, siteUrl);
    const translations = Object.fromEntries(
      translatedSites.map((one): [Language, TranslatedConfig] => [
        one.language,
        {
          config: toWidgetConfig(one, backend, siteUrl),
          addresses: Object.fromEntries(one.addresses),
          englishLinkTitle: one.layout.inEnglish,
        },
      ]),
    );
    const contexts = Object.keys(site.contexts);
    const origin = siteUrl ?? site.agency.url.replace(/\/$/, "");
    const { formUses, attributeUses, partUses } = site.partners.reference;
    const descriptions = { forms: formUses, attributes: attributeUses, parts: partUses };
    const key = JSON.stringify([config, translations, contexts, site.agency.name, origin, descriptions]);
    const settings = { config, translations, origin, descriptions };
    const bundled =
      cachedAssets?.key === key
        ? Promise.resolve(cachedAssets)
        : provideAssets(root, stamp.codeDigest, settings);
    const report = provideReport(root, site, withoutSocialImages, bundled);
    for (const pending of [bundled, report]) pending.catch(() => undefined);
    if (cachedEditor?.key !== stamp.sharedDigest) {
      const forms = cmsConfig(site.agency.name, repository, root);
      cachedEditor = { key: stamp.sharedDigest, config: JSON.stringify(forms) };
    }
    const editorConfig = writeHashedFile(outDir, "/admin/config.json", cachedEditor.config);
    const social = new Map<string, SocialPage>();
    const { pictures, copyTo } = await preparePictures(root);
    if (cachedAssets?.key !== key) {
      const configs = [config, ...Object.values(translations).map((one) => one.config)];
      const widgetSlots = configs.map((one) => createWidgetSlots(one, contexts));
      const provided = await bundled;
      provided.copyTo(outDir);
      cachedAssets = { key, ...provided, widgetSlots };
    }
    const [widgetSlots, ...others] = cachedAssets.widgetSlots as [WidgetSlots, ...WidgetSlots[]];
    const write = createPageWriter(outDir, {
      site,
      pictures,
      assets: { ...cachedAssets.assets, editorConfig },
      widgetSlots,
      translations: translatedSites.map((one, index) => ({
        site: one,
        widgetSlots: others[index] as WidgetSlots,
      })),
      origins: { site: origin, backend: supabase?.url, editor: backendOrigins(repository) },
      onSocialPage: (page) => social.set(page.path, page),
    });
    const keys = pageKeys(site, stamp.sharedDigest);
    const reused = earlierPages.reuse(keys);
    const files = [...reused.keys()];
    for (const page of reused.values()) if (page !== undefined) social.set(page.path, page);
    const isReused = (path: string): boolean => reused.has(pageFile(path));
    const areOthersReused = files.some((file) => !keys.entries.has(file));
    for (const { input, takeEntries } of planEleventyRuns(content, isReused, areOthersReused))
      files.push(...(await write(input, takeEntries())));
    copyTo(outDir);
    const searchFiles = writeSearchIndex(outDir, site);
    // Typesetting has ended before the social images are made, because each needs much memory.
    (await report)?.copyTo(outDir);
    if (!withoutSocialImages) {
      const { writeSocialImages } = await import("../social/write-social-images.ts");
      await writeSocialImages({ root, outDir, agency: site.agency, pages: [...social.values()] });
    }
    saveDrawings();
    entryCache.save();
    const siteIdentity = `${site.agency.name} at ${origin}`;
    return {
      files: files.length + searchFiles,
      siteIdentity,
      stamp: stamp.fullDigest,
      /** When the next entry becomes public; undefined if none is scheduled. */
      due: content.due,
      invalidDrafts: content.invalidDrafts,
      /** Saves the page cache for the next build. Call it once the folder is in its final place. */
      rememberPages: () => earlierPages.remember(keys, files, [...social.values()]),
    };
  };
}
