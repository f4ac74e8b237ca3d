import { createClient, type SupabaseClient } from "@supabase/supabase-js";

/** Backend URL and publishable key. An empty URL means the page's own origin. */
export interface Backend {
  url: string;
  key: string;
}

let lastRequestId: string | undefined;

export const getLastRequestId = (): string | undefined => lastRequestId;

const fetchAndStoreRequestId: typeof fetch = async (...request) => {
  lastRequestId = undefined;
  const response = await fetch(...request);
  lastRequestId = response.headers.get("x-request-id") ?? undefined;
  return response;
};

const clients = new Map<string, SupabaseClient>();

/**
 * Returns a cached client for a backend URL, with the default session handling of supabase-js.
 * @throws Error "supabaseKey is required." if the build has no key
 */
export function getBackendClient({ url, key }: Backend): SupabaseClient {
  const existingClient = clients.get(url);
  if (existingClient !== undefined) return existingClient;
  const client = createClient(url === "" ? location.origin : url, key, {
    global: { fetch: fetchAndStoreRequestId },
  });
  clients.set(url, client);
  return client;
}
