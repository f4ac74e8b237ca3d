/**
 * Session storage key of the token. Session storage is per origin and tab, so pages on other ports of this
 * machine cannot read it.
 */
const place = "token";

/** Shares the token between the desk's tabs in the signed-in browser. */
const tabs = new BroadcastChannel("desk");
const timeoutMs = 500;

type Message = { wants: "token" } | { token: string };

const token = (): string | undefined => sessionStorage.getItem(place) ?? undefined;

tabs.addEventListener("message", ({ data }: MessageEvent<Message>) => {
  const own = token();
  if ("wants" in data && own !== undefined) tabs.postMessage({ token: own } satisfies Message);
});

function askOtherTabs(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const hear = ({ data }: MessageEvent<Message>) => {
      if ("token" in data) resolve(data.token);
    };
    tabs.addEventListener("message", hear);
    setTimeout(() => {
      tabs.removeEventListener("message", hear);
      resolve(undefined);
    }, timeoutMs);
    tabs.postMessage({ wants: "token" } satisfies Message);
  });
}

async function enter(key: string): Promise<string | undefined> {
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
  const found = key === null ? (token() ?? (await askOtherTabs())) : await enter(key);
  if (found !== undefined) sessionStorage.setItem(place, found);
}

export function authorization(): Record<string, string> {
  const own = token();
  return own === undefined ? {} : { authorization: `Bearer ${own}` };
}
