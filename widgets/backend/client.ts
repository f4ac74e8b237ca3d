import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { widgetConfig } from "../config.ts";

let client: SupabaseClient | undefined;

/**
 * The one backend client, made when it is first needed. Its defaults are the session behaviour of spec section 4: kept in
 * local storage under the host's first label, refreshed shortly before expiry, at rest while the page is hidden.
 * @throws Error "supabaseKey is required." when the build was given no key
 */
export function backendClient(): SupabaseClient {
  const { url, key } = widgetConfig().backend;
  client ??= createClient(url === "" ? location.origin : url, key);
  return client;
}
