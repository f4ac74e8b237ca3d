import file from "embed:styles/file";
import long from "embed:styles/long";
import english from "texts:apply-form";
import translations from "embed:apply-texts";
import { useLayoutEffect, useMemo, type ComponentType } from "react";
import type { FormMessages, MessageTable } from "../../model/tags/tag-description.ts";
import { ApplyForm } from "../apply-form/apply-form.tsx";
import type { ListedJob } from "../job-list/job-slice.ts";
import { ConfigContext, useConfig } from "../runtime/config.ts";
import { useHost } from "../runtime/widget-root.tsx";
import { adoptStylesheet } from "./host-page.ts";

// Re-exported like in the scripts of forms, so that esbuild does not split the chunk that all of them share.
export * from "./form-modules/shared.ts";
export { createMountForm } from "./mount-form.ts";

interface ApplyInPlaceProps {
  job: ListedJob & { id: string };
  partner: string | undefined;
}

/**
 * Loads the form for the list's language.
 * @throws if its messages cannot be loaded
 */
export async function loadApplyInPlace(lang: string | undefined): Promise<ComponentType<ApplyInPlaceProps>> {
  const texts = (await translations[lang?.slice(0, 2) ?? ""]?.())?.default ?? english;
  return function ApplyInPlace({ job: { id, title, closesAt, url }, partner }) {
    const config = useConfig();
    const { origin = "" } = config;
    const root = useHost()?.shadowRoot;
    useLayoutEffect(() => {
      if (!root || styledRoots.has(root)) return;
      styledRoots.add(root);
      adoptStylesheet(root, long + file);
    }, [root]);
    const own = useMemo(() => ({ ...config, messages: withPrivacyLink(texts, origin) }), [config, origin]);
    return (
      <ConfigContext value={own}>
        <ApplyForm job={id} position={title} closes={closesAt} page={origin + url} partner={partner} />
      </ConfigContext>
    );
  };
}

/** Shadow roots that have the styles of the form. */
const styledRoots = new WeakSet<ShadowRoot>();

function withPrivacyLink(texts: MessageTable, origin: string): MessageTable {
  const { consent } = texts as unknown as FormMessages;
  const { privacyHref } = consent;
  const href = privacyHref.startsWith("/") ? origin + privacyHref : privacyHref;
  return { ...texts, consent: { ...consent, privacyHref: href } };
}
