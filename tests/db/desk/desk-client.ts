import { request } from "node:http";

export interface DeskResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface DeskRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

export function send(
  origin: string,
  path: string,
  { method = "GET", headers = {}, body }: DeskRequest = {},
): Promise<DeskResponse> {
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

export interface SignedInOperator {
  authorization: string;
  get: <Answer>(path: string) => Promise<Answer>;
  post: <Answer>(path: string, body?: object) => Promise<Answer>;
  /** Downloads a file with a navigation request, like a browser that follows a link. */
  load: (path: string) => Promise<DeskResponse>;
}

export async function signIn(origin: string, key: string): Promise<SignedInOperator> {
  const response = await send(origin, "/enter", { method: "POST", headers: { origin }, body: { key } });
  const authorization = `Bearer ${(JSON.parse(response.body) as { token: string }).token}`;
  const json = async (path: string, options: DeskRequest) => {
    const answer = await send(origin, `/api${path}`, options);
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`);
    return JSON.parse(answer.body) as never;
  };
  const headers = { authorization, origin };
  const post = (path: string, body?: object) => json(path, { method: "POST", body: body ?? {}, headers });
  return {
    authorization,
    get: (path) => json(path, { headers: { authorization } }),
    post,
    async load(path) {
      const { address } = (await post("/tickets", { path })) as { address: string };
      return send(origin, address);
    },
  };
}
