import { createDeskApp } from "../../../server/operator/desk/api/desk-app.ts";
import { readDeskConfig, openDesk } from "../../../server/operator/desk/open-desk.ts";
import {
  createLocalAccess,
  makeSession,
  createLocalSignIn,
} from "../../../server/operator/desk/api/guard.ts";
import { listen } from "../../../server/platform/serving/listen.ts";

export type RunningDesk = Awaited<ReturnType<typeof startDesk>>;

type DeskFiles = Parameters<typeof createDeskApp>[0]["files"];

const PLACEHOLDER: DeskFiles = new Map([
  ["/", { type: "text/html; charset=utf-8", content: "<title>The desk</title>" }],
]);

/**
 * Starts the desk in this process.
 * @param files the app's files by URL; by default, only a page without scripts
 */
export async function startDesk(env: Record<string, string>, files = PLACEHOLDER) {
  const desk = await openDesk(env);
  const session = makeSession();
  const config = readDeskConfig({ DESK_OPERATOR: "Dana", ...env }, process.cwd());
  const access = createLocalAccess(session, config.operator);
  const app = createDeskApp({ desk, access, signIn: createLocalSignIn(session), config, files });
  const { server, port } = await listen(app, { port: 0, host: "127.0.0.1" });
  return {
    origin: `http://127.0.0.1:${port}`,
    session,
    stop: async () => {
      if ("closeAllConnections" in server) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await desk.close();
    },
  };
}
