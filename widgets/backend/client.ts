import { createClient, type SupabaseClient } from "@supabase/supabase-js";

/** Backend URL and publishable key. An empty URL means the page's own origin. */
export interface Backend {
  url: string;
  key: string;
}

let reference: string | undefined;

export const getLastRequestId = (): string | undefined => reference;

const fetchNoting: typeof fetch = async (...request) => {
  reference = undefined;
  const answer = await fetch(...request);
  reference = answer.headers.get("x-request-id") ?? undefined;
  return answer;
};

const clients = new Map<string, SupabaseClient>();

/**
 * Returns a cached client for a backend URL, with the default session handling of supabase-js.
 * @throws Error "supabaseKey is required." if the build has no key
 */
export function getBackendClient({ url, key }: Backend): SupabaseClient {
  const known = clients.get(url);
  if (known !== undefined) return known;
  const client = createClient(url === "" ? location.origin : url, key, { global: { fetch: fetchNoting } });
  clients.set(url, client);
  return client;
}
