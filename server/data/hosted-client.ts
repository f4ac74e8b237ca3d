import { createClient } from "@supabase/supabase-js";
import { readSetting } from "../../site/settings/environment.ts";
import type { Queryable } from "./database/database.ts";

function createHostedClient(url: string, secretKey: string) {
  // supabase-js requires a WebSocket class at construction, even if it is unused; Node 20 has none.
  globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;
  return createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
}

export type HostedProject = NonNullable<ReturnType<typeof openHostedProject>>;

/** Returns the hosted project that `SUPABASE_URL` and `SUPABASE_SECRET_KEY` give access to; undefined without both. */
export function openHostedProject(env: NodeJS.ProcessEnv) {
  const [url, secretKey] = [readSetting(env.SUPABASE_URL), readSetting(env.SUPABASE_SECRET_KEY)];
  if (url === undefined || secretKey === undefined) return undefined;
  return { url, client: createHostedClient(url, secretKey) };
}

/** Whether a database belongs to a hosted Supabase project, whose Storage owns the files and their table. */
export async function isHosted(database: Queryable): Promise<boolean> {
  const [found] = await database.query<{ is_hosted: boolean }>(
    "select to_regclass('storage.migrations') is not null as is_hosted",
  );
  return found?.is_hosted ?? false;
}
