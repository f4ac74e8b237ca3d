/**
 * The token that each request carries. Session storage belongs to this origin and tab, so that a page at another port of this machine
 * does not see it, and it ends with the tab.
 */
const place = "token";

/** Tabs of this desk, which belong to the browser that has signed in, pass the token on to each other. */
const tabs = new BroadcastChannel("desk");
/** How long the other tabs may take, in milliseconds. */
const patience = 500;

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
    }, patience);
    tabs.postMessage({ wants: "token" } satisfies Message);
  });
}

async function enter(key: string): Promise<string | undefined> {
  const response = await fetch("/enter", { method: "POST", body: JSON.stringify({ key }) });
  return response.ok ? ((await response.json()) as { token: string }).token : undefined;
}

/** Signs in with the key of the one-time address, which leaves the address bar and the history, or as another tab did. */
export async function signIn(): Promise<void> {
  const key = new URLSearchParams(location.hash.slice(1)).get("key");
  if (key !== null) history.replaceState(null, "", "/");
  const found = key === null ? (token() ?? (await askOtherTabs())) : await enter(key);
  if (found !== undefined) sessionStorage.setItem(place, found);
}

/** The header that shows the server who asks. */
export function authorization(): Record<string, string> {
  const own = token();
  return own === undefined ? {} : { authorization: `Bearer ${own}` };
}
