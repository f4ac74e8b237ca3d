import { useEffect, useState } from "react";
import type { Backend } from "../backend/client.ts";
import type { Receipt, ReceiptClient, ReceiptFailure } from "../backend/receipts.ts";
import { addKeyToLinks } from "./add-key-to-links.ts";
import { LinkPrompt } from "./link-prompt.tsx";
import { ReceiptDetails } from "./receipt-details.tsx";
import { ViewHeading } from "./view-heading.tsx";
import { readKey } from "./read-key.ts";
import type { ReceiptSettings } from "./settings.ts";

type View =
  | { name: "ask" | "opening" | "withdrawn" }
  | { name: "failed"; why: ReceiptFailure }
  | { name: "found"; receipt: Receipt; client: ReceiptClient };

export function ReceiptView({ settings, backend }: { settings: ReceiptSettings; backend: Backend }) {
  const [key, setKey] = useState(() => readKey(location.hash));
  const [tries, setTries] = useState(0);
  const [view, setView] = useState<View>({ name: key === undefined ? "ask" : "opening" });

  useEffect(() => {
    // A fragment with another key opens that receipt. Other fragments are ignored.
    const followHash = (): void => setKey((now) => readKey(location.hash) ?? now);
    addEventListener("hashchange", followHash);
    return () => removeEventListener("hashchange", followHash);
  }, []);

  useEffect(addKeyToLinks, []);

  useEffect(() => {
    if (key === undefined) return;
    let isCurrent = true;
    const show = (next: View): void => {
      if (isCurrent) setView(next);
    };
    show({ name: "opening" });
    void loadView(key, backend).then(show);
    return () => {
      isCurrent = false;
    };
  }, [key, backend, tries]);

  // A retry removes the focused button, so focus the heading.
  const focusOnMount = tries > 0;
  const address = `${location.origin}${location.pathname}#${key}`;
  const openKey = (next: string): void => {
    history.replaceState(null, "", `#${next}`);
    setKey(next);
    setTries((now) => now + 1);
  };
  const end = (name: "withdrawn" | "unknown"): void => {
    // The key is no longer valid, so remove it from the URL and the browser's history.
    history.replaceState(null, "", location.pathname);
    setKey(undefined);
    setView(name === "withdrawn" ? { name } : { name: "failed", why: name });
  };

  switch (view.name) {
    case "found":
      return (
        <ReceiptDetails
          receipt={view.receipt}
          client={view.client}
          settings={settings}
          focusOnMount={focusOnMount}
          address={address}
          onChanged={(receipt) => setView({ ...view, receipt })}
          onReceiptGone={() => end("unknown")}
          onWithdrawn={() => end("withdrawn")}
        />
      );
    case "withdrawn": {
      const { home, homeHref, ...place } = settings.withdrawn;
      return (
        <ViewHeading {...place} focusOnMount>
          <a className="btn btn-primary justify-self-start" href={homeHref}>
            {home}
          </a>
        </ViewHeading>
      );
    }
    case "failed":
      return (
        <OpenFailure
          why={view.why}
          settings={settings}
          focusOnMount={focusOnMount}
          onReceiptKey={openKey}
          onRetry={() => setTries(tries + 1)}
        />
      );
    case "ask":
      return <LinkPrompt heading={settings.open} texts={settings.open} onReceiptKey={openKey} />;
    case "opening":
      return <ViewHeading title={settings.open.waiting} lead="" focusOnMount={focusOnMount} />;
  }
}

async function loadView(key: string, backend: Backend): Promise<View> {
  try {
    const { openReceipt } = await import("../backend/receipts.ts");
    const client = openReceipt(key, backend);
    const response = await client.read();
    return response.outcome === "found"
      ? { name: "found", receipt: response, client }
      : { name: "failed", why: response.outcome };
  } catch {
    return { name: "failed", why: "unreachable" };
  }
}

interface OpenFailureProps {
  why: ReceiptFailure;
  settings: ReceiptSettings;
  focusOnMount: boolean;
  onReceiptKey: (key: string) => void;
  onRetry: () => void;
}

function OpenFailure({ why, settings, focusOnMount, onReceiptKey, onRetry }: OpenFailureProps) {
  const { unknown, tooMany, unreachable, open: texts } = settings;
  if (why === "unknown")
    return (
      <LinkPrompt heading={unknown} texts={texts} focusOnMount={focusOnMount} onReceiptKey={onReceiptKey} />
    );
  if (why === "too-many") return <ViewHeading {...tooMany} focusOnMount={focusOnMount} />;
  return (
    <ViewHeading {...unreachable} focusOnMount={focusOnMount}>
      <button className="btn btn-primary justify-self-start" type="button" onClick={onRetry}>
        {unreachable.again}
      </button>
    </ViewHeading>
  );
}
