import { createClient } from "@supabase/supabase-js";

export function hostedClient(url: string, secretKey: string) {
  // supabase-js needs a WebSocket class at construction, though nothing here uses one; Node 20 has none.
  globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;
  return createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
}
