import { provideDesk } from "../../build/build-for-server.ts";
import { readArguments } from "../../site/settings/read-arguments.ts";
import { runCommand } from "../../site/settings/run-command.ts";
import { createDeskApp } from "../operator/desk/api/desk-app.ts";
import { readDeskConfig, openDesk } from "../operator/desk/open-desk.ts";
import { makeSession, oneTimeUrl } from "../operator/desk/api/guard.ts";
import { openBrowser } from "../operator/desk/open-browser.ts";
import { readDeskPort } from "../platform/environment.ts";
import { listen } from "../platform/serving/listen.ts";
import { shutDownGracefully } from "../platform/graceful-shutdown.ts";

/** `npm run desk`: opens the operator's desk in a browser on this machine. */
await runCommand(async () => {
  readArguments("desk");
  const { env } = process;
  const root = process.cwd();
  const port = readDeskPort(env);
  const config = readDeskConfig(env, root);
  // Take the port first, so that a port in use is reported before the database is opened and the desk compiled.
  const listener = await listen(
    { fetch: () => new Response("The desk is starting.", { status: 503 }) },
    { port, host: "127.0.0.1", portName: "DESK_PORT", command: "desk" },
  );
  let close = (): Promise<void> => Promise.resolve();
  try {
    const desk = await openDesk(env);
    close = () => desk.close();
    const session = makeSession();
    const files = await provideDesk(root);
    listener.serve(createDeskApp({ desk, session, config, files }));
    const address = oneTimeUrl(listener.port, session);
    console.log(`Desk (single-use link): ${address}`);
    const forgetAddress = openBrowser(address, env);
    shutDownGracefully(listener.server, () => {
      forgetAddress();
      return close();
    });
  } catch (error) {
    listener.close();
    await close();
    throw error;
  }
});
