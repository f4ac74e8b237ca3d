import { createClient } from "@supabase/supabase-js";

/** A client of a hosted project with its secret key, which passes over the insert-only policies. */
export function hostedClient(url: string, secretKey: string) {
  // supabase-js asks for WebSocket when it is made, though nothing here uses one; Node 20 has none.
  globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;
  return createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
}
