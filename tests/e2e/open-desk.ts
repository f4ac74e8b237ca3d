import { provideDesk } from "../../build/desk/provide-desk.ts";
import { startDesk } from "../db/desk/start-desk.ts";

export interface OpenedDesk {
  /** The one-time URL that signs in a browser. */
  address: string;
  origin: string;
  stop: () => Promise<void>;
}

/** Serves the compiled desk for a data folder from this process, since a process of its own takes two seconds to start. */
export async function openDesk(dataDir: string, operator: string): Promise<OpenedDesk> {
  const settings = { DATA_DIR: dataDir, DESK_OPERATOR: operator };
  const { origin, session, stop } = await startDesk(settings, await provideDesk(process.cwd()));
  return { address: `${origin}/enter#key=${session.key}`, origin, stop };
}
