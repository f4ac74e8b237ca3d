import { createClient, type SupabaseClient } from "@supabase/supabase-js";

/** Address and publishable key of the backend; an empty address means the page's own origin. */
export interface Backend {
  url: string;
  key: string;
}

let reference: string | undefined;

/** What the server's log calls its last answer; undefined where it did not say, or no answer came. */
export const lastReference = (): string | undefined => reference;

const fetchNoting: typeof fetch = async (...request) => {
  reference = undefined;
  const answer = await fetch(...request);
  reference = answer.headers.get("x-request-id") ?? undefined;
  return answer;
};

const clients = new Map<string, SupabaseClient>();

/**
 * The one client of a backend, made when it is first needed. supabase-js's defaults are the session behavior that the site wants:
 * kept in local storage under the host's first label, refreshed shortly before expiry, at rest while the page is hidden.
 * @throws Error "supabaseKey is required." when the build was given no key
 */
export function backendClient({ url, key }: Backend): SupabaseClient {
  const known = clients.get(url);
  if (known !== undefined) return known;
  const client = createClient(url === "" ? location.origin : url, key, { global: { fetch: fetchNoting } });
  clients.set(url, client);
  return client;
}
