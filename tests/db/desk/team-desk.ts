import { expect, vi } from "vitest";
import { createOperatorSource } from "../../../server/operator/api/operator-api.ts";
import { readDeskConfig, toDesk } from "../../../server/operator/desk/open-desk.ts";
import { createTeamDesk } from "../../../server/operator/desk/sign-in/team-desk.ts";
import type { OperatorRole } from "../../../server/operator/operators/operator-store.ts";
import { dataFolderPaths } from "../../../server/data/files/data-folder.ts";
import { openFileStore } from "../../../server/data/files/file-store.ts";
import { readDeskOrigin } from "../../../server/platform/environment.ts";
import { createSecret, hashSecret } from "../../../server/platform/secrets.ts";
import { readTrustedProxies } from "../../../server/platform/serving/trusted-proxies.ts";
import type { ServedBackend } from "../served-backend.ts";

const files = new Map([
  ["/", { type: "text/html", content: '<html lang="en"><script src="/desk.js"></script></html>' }],
  ["/desk.css", { type: "text/css", content: "@font-face{src:url(/fonts/a.woff2)}" }],
  ["/desk.js", { type: "text/javascript", content: "" }],
]);

export interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: object | URLSearchParams | string;
  /** Names another page as the one that sends the request. */
  origin?: string | null;
}

/** A browser with its cookies, at a desk. */
function openBrowser(app: ReturnType<typeof createTeamDesk>["app"], url: string) {
  const cookies = new Map<string, string>();
  const { origin, host } = new URL(url);
  const send = async (
    path: string,
    { method = "GET", headers = {}, body, origin: from = origin }: Sent = {},
  ) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await app.request(
      `${url}${path}`,
      {
        method,
        headers: {
          host,
          ...(cookie !== "" && { cookie }),
          ...(method !== "GET" && from !== null && { origin: from }),
          ...(body instanceof URLSearchParams && { "content-type": "application/x-www-form-urlencoded" }),
          ...headers,
        },
        ...(body && {
          body:
            body instanceof URLSearchParams
              ? body.toString()
              : typeof body === "string"
                ? body
                : JSON.stringify(body),
        }),
      },
      {},
    );
    for (const line of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split("; ");
      const [name = "", value = ""] = pair.split("=");
      if (attributes.includes("Max-Age=0")) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  return { cookies, send };
}

export type Browser = ReturnType<typeof openBrowser>;

/** Opens the desk of a backend at an address, and signs operators in. */
export function openTeamDesk(backend: ServedBackend, address = "https://desk.example.com") {
  const folder = dataFolderPaths(backend.dataDir);
  const source = createOperatorSource(
    { database: backend.database, isEmbedded: true, folder, files: openFileStore(folder, undefined) },
    undefined,
  );
  const env = { ...backend.environment, DESK_ORIGIN: address };
  const deskOrigin = readDeskOrigin(env)!;
  const config = readDeskConfig(env, process.cwd());
  const proxies = readTrustedProxies("");
  const desk = createTeamDesk({ deskOrigin, desk: toDesk(source, env), config, files, proxies });
  const { operators } = source;
  const browser = () => openBrowser(desk.app, deskOrigin.url);

  const add = async (role: OperatorRole = "recruiter", email = "ana@example.com", name = `Ana ${role}`) => {
    await operators.add({ email, name, role });
    return email;
  };
  const ask = (from: Browser, email: string) =>
    from.send("/sign-in", { method: "POST", body: new URLSearchParams({ email }) });
  /** Waits for the link, and gives it a token, as the outbox does. */
  const receive = async (count = 1) => {
    await vi.waitFor(async () => expect(await backend.count("private.operator_links")).toBe(count), 20_000);
    const token = createSecret();
    await backend.database.query(
      "update private.operator_links set token_hash = decode($1, 'hex') where token_hash is null",
      [hashSecret(token)],
    );
    return token;
  };
  const confirm = (from: Browser, token: string) =>
    from.send("/sign-in/link", { method: "POST", body: new URLSearchParams({ token }) });
  const signIn = async (role: OperatorRole = "recruiter") => {
    const own = browser();
    const email = await add(role, `${role}@example.com`);
    const links = await backend.count("private.operator_links");
    await ask(own, email);
    expect((await confirm(own, await receive(links + 1))).status).toBe(303);
    const { token } = (await (await own.send("/session", { method: "POST" })).json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const api = (path: string, sent: Sent = {}) => own.send(`/api${path}`, { headers, ...sent });
    return { ...own, email, token, headers, api };
  };
  return { ...desk, operators, browser, add, ask, receive, confirm, signIn };
}
