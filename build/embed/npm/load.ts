/** The release that this package belongs to; written above by the build. */
declare const RELEASE: Readonly<{
  origin: string;
  file: string;
  integrity: string;
  moving: string;
  tag: string;
}>;

/** How the forms' script is loaded. */
export interface LoadOptions {
  /** Goes before every tag's name, as in `rb-lead-form`, where another library has the names. */
  prefix?: string | undefined;
  /** The page's nonce, where its policy asks for one. */
  nonce?: string | undefined;
  /**
   * The release that this package belongs to, checked by its hash; or `"v1"`, a small entry that follows every release and loads
   * the code of a form when it is shown.
   */
  version?: "pinned" | "v1" | undefined;
  /** Where the script comes from and forms are sent to, for a copy of the site elsewhere than the published one. */
  origin?: string | undefined;
}

const loading = new Map<string, Promise<void>>();

/**
 * Loads the script that defines the forms' tags, once a page. Where there is no document, as in server rendering, it does nothing.
 * @returns when the tags are defined; rejects when the script cannot be had, and the next call tries again
 */
export function loadForms(options: LoadOptions = {}): Promise<void> {
  if (typeof document === "undefined") return Promise.resolve();
  const { prefix = "" } = options;
  const name = prefix === "" ? RELEASE.tag : `${prefix}-${RELEASE.tag}`;
  // Ours, loaded by the page itself or by another copy of this module.
  const known = customElements.get(name) as { ridgebeam?: string } | undefined;
  if (known?.ridgebeam) return Promise.resolve();
  const started = loading.get(prefix) ?? insertScript(options);
  loading.set(prefix, started);
  started.catch(() => loading.delete(prefix));
  return started;
}

function insertScript({ prefix, nonce, version, origin = RELEASE.origin }: LoadOptions): Promise<void> {
  const script = document.createElement("script");
  script.async = true;
  if (version !== "v1") {
    script.integrity = RELEASE.integrity;
    script.crossOrigin = "anonymous";
  }
  if (nonce) script.nonce = nonce;
  if (prefix) script.dataset["prefix"] = prefix;
  script.dataset["origin"] = origin;
  return new Promise((resolve, reject) => {
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error(`the forms' script could not be loaded from ${origin}`));
    });
    script.src = trusted(`${origin}${version === "v1" ? RELEASE.moving : RELEASE.file}`);
    document.head.append(script);
  });
}

interface UrlPolicy {
  createScriptURL(url: string): string;
}

let policy: UrlPolicy | undefined;

/** A page that requires Trusted Types takes the address from a policy, which it allows by the name `ridgebeam-forms`. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: UrlPolicy): UrlPolicy };
  };
  try {
    policy ??= trustedTypes?.createPolicy("ridgebeam-forms", { createScriptURL: (address) => address });
  } catch {
    // The page does not allow the name; it may have a default policy.
  }
  return policy ? policy.createScriptURL(url) : url;
}
