import type { loadForms as Declared, LoadOptions } from "./load-declaration.d.ts";

/** This package's release. The build adds the definition at the top of this file. */
declare const RELEASE: Readonly<{
  origin: string;
  file: string;
  integrity: string;
  languages: Readonly<Record<string, Readonly<{ file: string; integrity: string }>>>;
  latest: string;
  tag: string;
}>;

const pendingLoads = new Map<string, Promise<void>>();

export const loadForms: typeof Declared = (options = {}) => {
  if (typeof document === "undefined") return Promise.resolve();
  const { prefix = "" } = options;
  const name = prefix === "" ? RELEASE.tag : `${prefix}-${RELEASE.tag}`;
  // Already loaded by the page or by another copy of this module.
  const definedElement = customElements.get(name) as { ridgebeam?: string } | undefined;
  if (definedElement?.ridgebeam) return Promise.resolve();
  const pendingLoad = pendingLoads.get(prefix) ?? insertScript(options);
  pendingLoads.set(prefix, pendingLoad);
  pendingLoad.catch(() => pendingLoads.delete(prefix));
  return pendingLoad;
};

function insertScript({
  prefix,
  nonce,
  version,
  language,
  origin = RELEASE.origin,
}: LoadOptions): Promise<void> {
  const [code = ""] = (language ?? document.documentElement.lang).toLowerCase().split("-");
  const pinnedScript = (Object.hasOwn(RELEASE.languages, code) && RELEASE.languages[code]) || RELEASE;
  const script = document.createElement("script");
  script.async = true;
  if (version !== "v1") {
    script.integrity = pinnedScript.integrity;
    script.crossOrigin = "anonymous";
  }
  if (nonce) script.nonce = nonce;
  if (prefix) script.dataset["prefix"] = prefix;
  script.dataset["origin"] = origin;
  return new Promise((resolve, reject) => {
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error(`Could not load the forms' script from ${origin}`));
    });
    script.src = toTrustedUrl(`${origin}${version === "v1" ? RELEASE.latest : pinnedScript.file}`);
    document.head.append(script);
  });
}

interface UrlPolicy {
  createScriptURL(url: string): string;
}

let policy: UrlPolicy | undefined;

/** Wraps the URL for pages that enforce Trusted Types; their CSP must allow the `ridgebeam-forms` policy. */
function toTrustedUrl(url: string): string {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: UrlPolicy): UrlPolicy };
  };
  try {
    policy ??= trustedTypes?.createPolicy("ridgebeam-forms", { createScriptURL: (address) => address });
  } catch {
    // The CSP does not allow this policy, but the page may have a default policy.
  }
  return policy ? policy.createScriptURL(url) : url;
}
