import { hc, type ClientResponse } from "hono/client";
import { navigate as navigateBrowser } from "wouter/use-browser-location";
import type { DeskApi } from "../../api/desk-app.ts";

/** Path of the desk at `DESK_ORIGIN`; undefined if `npm run desk` serves it. */
const teamBase = typeof document === "undefined" ? undefined : document.documentElement.dataset.desk;

export const base = teamBase ?? "";

/** Opens a view, given by its path in the desk. */
export const navigate = (path: string, options?: { replace?: boolean }): void =>
  navigateBrowser(base + path, options);

/** Where operators sign in again; undefined if `npm run desk` serves the desk, which prints a link. */
export const signInUrl = teamBase === undefined ? undefined : `${teamBase}/sign-in`;

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

/** Asks for the token of the browser's session, and leads to the sign-in if there is none. */
async function resumeSession(url: string): Promise<void> {
  const response = await fetch(`${base}/session`, { method: "POST" }).catch(() => undefined);
  if (response?.ok) {
    const { token } = (await response.json()) as { token: string };
    sessionStorage.setItem(storageKey, token);
  } else if (response?.status === 401) {
    sessionStorage.removeItem(storageKey);
    location.replace(url);
  }
}

/** Signs out everywhere in this browser. */
export async function signOut(): Promise<void> {
  sessionStorage.removeItem(storageKey);
  await fetch(`${base}/sign-out`, { method: "POST" });
  if (signInUrl !== undefined) location.replace(signInUrl);
}

/**
 * Signs in with the browser's session or, for `npm run desk`, with the key in the one-time URL, which it removes from
 * the address bar and history, or with another tab's token.
 */
export async function signIn(): Promise<void> {
  if (signInUrl !== undefined) return resumeSession(signInUrl);
  const key = new URLSearchParams(location.hash.slice(1)).get("key");
  if (key !== null) history.replaceState(null, "", "/");
  const found = key === null ? (readToken() ?? (await askOtherTabs())) : await redeemKey(key);
  if (found !== undefined) sessionStorage.setItem(storageKey, found);
}

function createAuthorizationHeaders(): Record<string, string> {
  const ownToken = readToken();
  return ownToken === undefined ? {} : { authorization: `Bearer ${ownToken}` };
}

/** The desk's API; its requests and responses have the types of the server's routes. */
export const api = hc<DeskApi>(`${base}/api`, { headers: createAuthorizationHeaders });

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
 * Returns the data of a response.
 * @throws ApiError with a message for the operator
 */
export async function read<Data>(request: Promise<ClientResponse<Data>>): Promise<Data> {
  const response = await request.catch((error: unknown) => {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new ApiError(
      0,
      signInUrl === undefined
        ? "The desk is not responding. Is npm run desk still running?"
        : "The desk is not responding. Check your connection.",
    );
  });
  if (response.ok) return (await response.json()) as Data;
  const { error } = (await response.json().catch(() => ({}))) as { error?: string };
  throw new ApiError(response.status, error ?? `The desk's server responded with status ${response.status}.`);
}

/** Saves data as a file, as a download does. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Revoke the URL later, because the browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
