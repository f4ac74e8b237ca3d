import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import type { BackendEnv } from "../../platform/serving/backend-env.ts";
import { randomUUID } from "node:crypto";
import { streamSSE } from "hono/streaming";

/**
 * Serves an app as middleware of Eleventy's dev server, which loses the headers of HTML unless they are set one by one
 * and the HTML is passed to `end` as a string.
 */
export function toDevMiddleware(app: () => Pick<Hono<BackendEnv>, "fetch">) {
  return getRequestListener(async (request, bindings) => {
    const response = await app().fetch(request, bindings);
    if (response.headers.get("content-type")?.startsWith("text/html") !== true) return response;
    const { outgoing } = bindings as HttpBindings;
    outgoing.statusCode = response.status;
    for (const [name, value] of response.headers) outgoing.setHeader(name, value);
    outgoing.end(await response.text());
    return RESPONSE_ALREADY_SENT;
  });
}

interface State {
  /** Number of the last build, and id of this process. */
  build: string;
  mistakes: string | undefined;
  unfinished: Readonly<Record<string, string>>;
}

const HEARTBEAT_MS = 15_000;

/** Delay before a page reconnects, in milliseconds; a restarted server has to build first. */
const RETRY_MS = 300;

const SCRIPT = "/__dev/overlay.js";

/**
 * Reloads the pages of the development server after a build or a restart, and shows mistakes over them. Eleventy's own
 * script would miss a build that ends while a page is loading, error pages, whose policy blocks it, and after a restart
 * all windows without focus; and it would reload while no server is listening, from which a page cannot recover.
 */
export function createDevOverlay() {
  const server = randomUUID();
  const streams = new Map<(state: State) => void, () => void>();
  let builds = 0;
  let state: State = { build: `${builds} ${server}`, mistakes: undefined, unfinished: {} };
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
  app.get(SCRIPT, (context) => context.body(CLIENT_SCRIPT, 200, { "content-type": "text/javascript" }));
  app.get("*", async (context, next) => {
    // Read before the response, so that a build that finishes during the request counts as newer than the page.
    const { build } = state;
    await next();
    const { res } = context;
    const isPage = res.headers.get("content-type")?.startsWith("text/html") === true;
    // Until the first build succeeds, every page is a 404; show errors there too.
    if (!isPage && res.status !== 404) return;
    const html = isPage ? await res.text() : `<!doctype html><title>${res.status}</title><body>`;
    const script = `<script src="${SCRIPT}" data-build="${build}"></script>`;
    context.res = new Response(html + script, res);
    // Remove Content-Length: it holds the original file's length, so browsers would cut off the added script.
    context.res.headers.delete("content-length");
    context.res.headers.set("content-type", "text/html; charset=utf-8");
  });
  return {
    app,
    /** @param failedDrafts error messages for drafts that could not be built, by path */
    showBuild: (failedDrafts: State["unfinished"]) =>
      update({ build: `${++builds} ${server}`, mistakes: undefined, unfinished: failedDrafts }),
    showMistakes: (mistakes: string) => update({ ...state, mistakes }),
    /** Ends all event streams so that the server can close; pages reconnect to the next server. */
    close: () => {
      for (const end of streams.values()) end();
    },
  };
}

const CLIENT_SCRIPT = `
const { build } = document.currentScript.dataset;
async function reload() {
  const isServed = () => fetch(location.href, { method: "HEAD" }).then(() => true, () => false);
  while (!(await isServed())) await new Promise((resolve) => setTimeout(resolve, ${RETRY_MS}));
  location.reload();
}
const events = new EventSource("/__dev/events");
events.addEventListener("message", ({ data }) => {
  const state = JSON.parse(data);
  if (state.build !== build) {
    events.close();
    return reload();
  }
  document.querySelector("#dev-mistakes")?.remove();
  const mistakes = state.mistakes ?? state.unfinished[location.pathname];
  if (mistakes === undefined) return;
  const dialog = document.createElement("dialog");
  dialog.id = "dev-mistakes";
  const text = document.createElement("pre");
  text.textContent = mistakes;
  Object.assign(text.style, { whiteSpace: "pre-wrap", font: "15px/1.5 monospace", padding: "24px", maxWidth: "110ch" });
  dialog.append(text);
  document.body.append(dialog);
  dialog.showModal();
});
`;
