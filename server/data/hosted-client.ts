import { createClient } from "@supabase/supabase-js";

export function createHostedClient(url: string, secretKey: string) {
  // supabase-js requires a WebSocket class at construction, even if it is unused; Node 20 has none.
  globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;
  return createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
}
