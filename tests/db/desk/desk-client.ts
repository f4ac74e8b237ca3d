import { request } from "node:http";

/** What the desk answered. */
export interface DeskAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface DeskRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Sends one request with headers that `fetch` would not let a caller choose, such as Host. */
export function send(
  origin: string,
  path: string,
  { method = "GET", headers = {}, body }: DeskRequest = {},
): Promise<DeskAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(pieces).toString(),
        }),
      );
    });
    sent.on("error", reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** A browser that has come by the one-time address. */
export interface SignedIn {
  cookie: string;
  get: <Answer>(path: string) => Promise<Answer>;
  post: <Answer>(path: string, body?: object) => Promise<Answer>;
  remove: <Answer>(path: string) => Promise<Answer>;
}

/** Enters as a browser does. */
export async function signIn(origin: string, key: string): Promise<SignedIn> {
  const { headers } = await send(origin, `/enter?key=${key}`);
  const [cookie = ""] = String(headers["set-cookie"]).split(";");
  const json = async (path: string, options: DeskRequest) => {
    const answer = await send(origin, `/api${path}`, options);
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`);
    return JSON.parse(answer.body) as never;
  };
  return {
    cookie,
    get: (path) => json(path, { headers: { cookie } }),
    post: (path, body) => json(path, { method: "POST", body: body ?? {}, headers: { cookie, origin } }),
    remove: (path) => json(path, { method: "DELETE", headers: { cookie, origin } }),
  };
}
