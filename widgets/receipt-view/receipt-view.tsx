import { useEffect, useState, useId, type FormEvent } from "react";
import { readReceiptKey } from "../../model/submissions/receipt-key.ts";
import type { Backend } from "../backend/client.ts";
import type { Receipt, ReceiptClient, ReceiptFailure } from "../backend/receipts.ts";
import { ReceiptDetails } from "./receipt-details.tsx";
import { ViewHeading } from "./headings.tsx";
import type { ReceiptSettings, HeadingText } from "./settings.ts";
import { ErrorText, Hint, readFormText } from "./change-form.tsx";

type View =
  | { name: "ask" | "opening" | "withdrawn" }
  | { name: "failed"; why: ReceiptFailure }
  | { name: "found"; receipt: Receipt; client: ReceiptClient };

export function ReceiptView({ settings, backend }: { settings: ReceiptSettings; backend: Backend }) {
  const [key, setKey] = useState(() => readReceiptKey(location.hash));
  const [tries, setTries] = useState(0);
  const [view, setView] = useState<View>({ name: key === undefined ? "ask" : "opening" });

  useEffect(() => {
    // A fragment with another key opens that receipt. After others, such as that of the skip link, the key is put back,
    // which a reload and the links to other languages need.
    const followHash = (): void => {
      const next = readReceiptKey(location.hash) ?? key;
      if (next !== key) setKey(next);
      else if (key !== undefined) history.replaceState(null, "", `#${key}`);
    };
    addEventListener("hashchange", followHash);
    return () => removeEventListener("hashchange", followHash);
  }, [key]);

  useEffect(addKeyToLinks, []);

  useEffect(() => {
    if (key === undefined) return;
    let isCurrent = true;
    const show = (next: View): void => {
      if (isCurrent) setView(next);
    };
    show({ name: "opening" });
    // A link that mail software has changed is shown and copied as it was sent.
    if (location.hash !== `#${key}`) history.replaceState(null, "", `#${key}`);
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

/**
 * When a visitor is about to follow a link to the receipt page in another language, adds the key to the link, so
 * that it opens the same receipt.
 * @returns a function that removes the listeners
 */
function addKeyToLinks(): () => void {
  const addKey = ({ target }: Event): void => {
    const link = target instanceof Element && target.closest("a[hreflang][lang]");
    if (link instanceof HTMLAnchorElement) link.hash = location.hash;
  };
  const types = ["pointerdown", "focusin"];
  for (const type of types) document.addEventListener(type, addKey);
  return () => {
    for (const type of types) document.removeEventListener(type, addKey);
  };
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

interface LinkPromptProps {
  heading: HeadingText;
  texts: ReceiptSettings["open"];
  focusOnMount?: boolean;
  onReceiptKey: (key: string) => void;
}

function LinkPrompt({ heading, texts, focusOnMount, onReceiptKey }: LinkPromptProps) {
  const id = useId();
  const [isInvalid, setInvalid] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const key = readReceiptKey(readFormText(new FormData(event.currentTarget), "link"));
    setInvalid(key === undefined);
    if (key !== undefined) onReceiptKey(key);
  };
  return (
    <ViewHeading {...heading} focusOnMount={focusOnMount}>
      <form
        className="grid gap-3"
        method="dialog"
        noValidate
        onSubmit={submit}
        onInput={() => setInvalid(false)}
      >
        <label className="field-label m-0" htmlFor={`${id}-link`}>
          {texts.label}
        </label>
        <input
          className="field-input"
          id={`${id}-link`}
          name="link"
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isInvalid || undefined}
          aria-describedby={`${id}-hint ${id}-error`}
        />
        <Hint id={`${id}-hint`}>{texts.hint}</Hint>
        <div role="alert" id={`${id}-error`}>
          <ErrorText text={isInvalid ? texts.invalid : ""} />
        </div>
        <button className="btn btn-primary justify-self-start" type="submit">
          {texts.button}
        </button>
      </form>
    </ViewHeading>
  );
}
