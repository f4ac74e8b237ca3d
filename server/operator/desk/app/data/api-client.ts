/**
 * Session storage key of the token. Session storage is per origin and tab, so pages on other ports of this
 * machine cannot read it.
 */
const storageKey = "token";

/** Shares the token between the desk's tabs in the signed-in browser. */
const tabChannel = new BroadcastChannel("desk");
const timeoutMs = 500;

type Message = { wants: "token" } | { token: string };

const readToken = (): string | undefined => sessionStorage.getItem(storageKey) ?? undefined;

tabChannel.addEventListener("message", ({ data }: MessageEvent<Message>) => {
  const ownToken = readToken();
  if ("wants" in data && ownToken !== undefined)
    tabChannel.postMessage({ token: ownToken } satisfies Message);
});

function askOtherTabs(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const handleMessage = ({ data }: MessageEvent<Message>) => {
      if ("token" in data) resolve(data.token);
    };
    tabChannel.addEventListener("message", handleMessage);
    setTimeout(() => {
      tabChannel.removeEventListener("message", handleMessage);
      resolve(undefined);
    }, timeoutMs);
    tabChannel.postMessage({ wants: "token" } satisfies Message);
  });
}

async function redeemKey(key: string): Promise<string | undefined> {
  const response = await fetch("/enter", { method: "POST", body: JSON.stringify({ key }) });
  return response.ok ? ((await response.json()) as { token: string }).token : undefined;
}

/**
 * Signs in with the key in the one-time URL, which it removes from the address bar and history, or with another
 * tab's token.
 */
export async function signIn(): Promise<void> {
  const key = new URLSearchParams(location.hash.slice(1)).get("key");
  if (key !== null) history.replaceState(null, "", "/");
  const found = key === null ? (readToken() ?? (await askOtherTabs())) : await redeemKey(key);
  if (found !== undefined) sessionStorage.setItem(storageKey, found);
}

export function createAuthorizationHeaders(): Record<string, string> {
  const ownToken = readToken();
  return ownToken === undefined ? {} : { authorization: `Bearer ${ownToken}` };
}

export class ApiError extends Error {
  override name = "ApiError";

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Sends a request to the desk's server: a POST if it has a body.
 * @param path relative to `/api`
 * @throws ApiError with a message for the operator
 */
export async function callApi<Result>(
  path: string,
  { body, signal }: { body?: object; signal?: AbortSignal } = {},
): Promise<Result> {
  const response = await fetch(`/api${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { ...createAuthorizationHeaders(), ...(body && { "content-type": "application/json" }) },
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ApiError(0, "The desk is not responding. Is npm run desk still running?");
  });
  if (response.ok) return (await response.json()) as Result;
  const { error } = (await response.json().catch(() => ({}))) as { error?: string };
  throw new ApiError(response.status, error ?? `The desk's server responded with status ${response.status}.`);
}

export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
