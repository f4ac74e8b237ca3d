import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import type { BackendEnv } from "../../platform/serving/backend-env.ts";

/** Reports the result of the last build to open pages. */
export interface Reloader {
  /** The event stream, its script, and the middleware that adds the script to every page. */
  app: Hono<BackendEnv>;
  /** All pages load themselves again. */
  reload: () => void;
  /** All pages show a text over themselves until the next good build. */
  show: (text: string) => void;
  /** Ends all event streams, so that the server can close; pages reconnect to the next one. */
  close: () => void;
}

/** The last build, and what was wrong with the content since. */
interface State {
  /** Differs from that of every other build, also of an earlier process. */
  build: string;
  mistakes: string | undefined;
}

/** How often an idle stream is kept alive, in milliseconds. */
const HEARTBEAT_MS = 15_000;

/** How long a page waits before it connects again, in milliseconds; a server that restarts has to build first. */
const RETRY_MS = 300;

const SCRIPT = "/__dev/reload.js";

/** Opens the event stream between the build and the pages that are open in a browser. */
export function createReloader(): Reloader {
  const streams = new Map<(state: State) => void, () => void>();
  let state: State = { build: randomUUID(), mistakes: undefined };
  const update = (next: State): void => {
    state = next;
    for (const send of streams.keys()) send(next);
  };
  const app = new Hono<BackendEnv>();
  app.get("/__dev/events", (context) =>
    streamSSE(context, async (stream) => {
      const send = (next: State): void =>
        void stream.writeSSE({ data: JSON.stringify(next), retry: RETRY_MS });
      streams.set(send, () => void stream.close());
      stream.onAbort(() => void streams.delete(send));
      send(state);
      while (!stream.aborted && !stream.closed) {
        await stream.sleep(HEARTBEAT_MS);
        await stream.write(":\n\n");
      }
    }),
  );
  app.get(SCRIPT, (context) => context.body(CLIENT, 200, { "content-type": "text/javascript" }));
  app.get("*", async (context, next) => {
    // A build that ends while the page is read is a later one.
    const { build } = state;
    await next();
    const { res } = context;
    const isPage = res.headers.get("content-type")?.startsWith("text/html") === true;
    // Before the first good build there is no page, nor a policy that would refuse the script.
    if (!isPage && res.status !== 404) return;
    const html = isPage ? await res.text() : `<!doctype html><title>${res.status}</title><body>`;
    context.res = new Response(`${html}<script src="${SCRIPT}" data-build="${build}"></script>`, res);
    // The length is that of the file, and browsers would cut the script off.
    context.res.headers.delete("content-length");
    context.res.headers.set("content-type", "text/html; charset=utf-8");
  });
  return {
    app,
    reload: () => update({ build: randomUUID(), mistakes: undefined }),
    show: (mistakes) => update({ ...state, mistakes }),
    close: () => {
      for (const end of streams.values()) end();
    },
  };
}

const CLIENT = `
const { build } = document.currentScript.dataset;
new EventSource("/__dev/events").addEventListener("message", ({ data }) => {
  const state = JSON.parse(data);
  if (state.build !== build) return location.reload();
  document.querySelector("#dev-mistakes")?.remove();
  if (state.mistakes === undefined) return;
  const dialog = document.createElement("dialog");
  dialog.id = "dev-mistakes";
  const text = document.createElement("pre");
  text.textContent = state.mistakes;
  Object.assign(text.style, { whiteSpace: "pre-wrap", font: "15px/1.5 monospace", padding: "24px", maxWidth: "110ch" });
  dialog.append(text);
  document.body.append(dialog);
  dialog.showModal();
});
`;
