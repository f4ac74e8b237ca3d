import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import type { BackendEnv } from "../../platform/serving/backend-env.ts";

/** Reports the result of the last build to open pages. */
export interface Reloader {
  /** The routes of the channel, and the script that every page is given. */
  app: Hono<BackendEnv>;
  /** All pages load themselves again. */
  reload: () => void;
  /** All pages show a text over themselves until the next good build. */
  show: (text: string) => void;
}

interface Message {
  event: "reload" | "mistakes";
  data: string;
}

/** How often an idle channel is kept alive, in milliseconds. */
const HEARTBEAT_MS = 15_000;

/** Opens the channel between the build and the pages that are open in a browser. */
export function createReloader(): Reloader {
  const listeners = new Set<(message: Message) => void>();
  let mistakes: string | undefined;
  const send = (message: Message): void => {
    for (const listener of listeners) listener(message);
  };
  const app = new Hono<BackendEnv>();
  app.get("/__dev/events", (context) =>
    streamSSE(context, async (stream) => {
      const listener = (message: Message): void => void stream.writeSSE(message);
      listeners.add(listener);
      stream.onAbort(() => void listeners.delete(listener));
      if (mistakes !== undefined) await stream.writeSSE({ event: "mistakes", data: mistakes });
      while (!stream.aborted) {
        await stream.sleep(HEARTBEAT_MS);
        await stream.write(":\n\n");
      }
    }),
  );
  app.get("/__dev/reload.js", (context) => context.body(CLIENT, 200, { "content-type": "text/javascript" }));
  app.get("*", async (context, next) => {
    await next();
    if (context.res.headers.get("content-type")?.startsWith("text/html") !== true) return;
    const html = await context.res.text();
    context.res = new Response(`${html}<script src="/__dev/reload.js"></script>`, context.res);
  });
  return {
    app,
    reload: () => {
      mistakes = undefined;
      send({ event: "reload", data: "" });
    },
    show: (text) => {
      mistakes = text;
      send({ event: "mistakes", data: text });
    },
  };
}

const CLIENT = `
const events = new EventSource("/__dev/events");
events.addEventListener("reload", () => location.reload());
events.addEventListener("mistakes", ({ data }) => {
  document.querySelector("#dev-mistakes")?.remove();
  const dialog = document.createElement("dialog");
  dialog.id = "dev-mistakes";
  const text = document.createElement("pre");
  text.textContent = data;
  Object.assign(text.style, { whiteSpace: "pre-wrap", font: "15px/1.5 monospace", padding: "24px", maxWidth: "110ch" });
  dialog.append(text);
  document.body.append(dialog);
  dialog.showModal();
});
`;
