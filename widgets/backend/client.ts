import { createClient, type SupabaseClient } from "@supabase/supabase-js";

/** Backend URL and publishable key. An empty URL means the page's own origin. */
export interface Backend {
  url: string;
  key: string;
}

let lastRequestId: string | undefined;
let isLastRequestChanged = false;

export const getLastRequestId = (): string | undefined => lastRequestId;

/** Whether a script of the page, or its service worker, has probably changed the last request or its response. */
export const wasLastRequestChanged = (): boolean => isLastRequestChanged;

const trackedFetch: typeof fetch = async (...request) => {
  lastRequestId = undefined;
  isLastRequestChanged = false;
  try {
    const response = (await fetch(...request)) as Partial<Response> | undefined;
    // A wrapper of `fetch` that forces the mode `no-cors` hides the response, and one may return something else.
    isLastRequestChanged = !response?.headers || response.type === "opaque";
    if (isLastRequestChanged) throw new TypeError("The page has replaced fetch");
    lastRequestId = response!.headers!.get("x-request-id") ?? undefined;
    return response as Response;
  } catch (error) {
    // Browsers throw a TypeError without a network, and a DOMException if a request is aborted. A service worker that
    // forces `no-cors` also causes a TypeError.
    isLastRequestChanged ||=
      error instanceof TypeError
        ? navigator.onLine && Boolean(getServiceWorker())
        : !(error instanceof DOMException);
    throw error;
  }
};

/** `navigator.serviceWorker` is missing in insecure contexts and throws in sandboxed frames. */
function getServiceWorker(): unknown {
  try {
    return (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller;
  } catch {
    return undefined;
  }
}

const clients = new Map<string, SupabaseClient>();

/**
 * Returns a cached client for a backend URL, with the default session handling of supabase-js.
 * @throws Error "supabaseKey is required." if the build has no key
 */
export function getBackendClient({ url, key }: Backend): SupabaseClient {
  const existingClient = clients.get(url);
  if (existingClient !== undefined) return existingClient;
  const client = createClient(url === "" ? location.origin : url, key, {
    global: { fetch: trackedFetch },
  });
  clients.set(url, client);
  return client;
}
