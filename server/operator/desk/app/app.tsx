import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { Router } from "wouter";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useRoute, type Route } from "./data/route.ts";
import { api, base, read, signInUrl } from "./data/api-client.ts";
import { DeskContext, useDesk } from "./data/desk-context.ts";
import { trackOwnChanges, useLastChange } from "./data/status-changes.ts";
import { ownersQuery } from "./data/owners.tsx";
import { createQueryClient, live, useLiveUpdates } from "./data/queries.ts";
import { BottomNav, StatusTabs, SideNav } from "./frame/nav.tsx";
import { TopBar } from "./frame/top-bar.tsx";
import { ShortcutsDialog, useKeys, shortcuts, type Shortcut } from "./frame/shortcuts.tsx";
import { HatchPattern } from "./list/response-time.tsx";
import { LoadStatus } from "./parts/panel.tsx";
import { CountsView } from "./views/counts-view.tsx";
import { DeliveriesView } from "./views/deliveries-view.tsx";
import { LogView } from "./views/log-view.tsx";
import { WebhooksView } from "./views/webhooks-view.tsx";
import { ListView } from "./views/list-view.tsx";
import { EmailsView } from "./views/emails-view.tsx";
import { createTimeFormats } from "./data/labels.ts";
import { Button, KeyCap } from "./parts/button.tsx";

const refreshMs = 30_000;
const toastMs = 8_000;

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function View() {
  switch (useDesk().route.view) {
    case "inbox":
    case "flagged":
      return <ListView />;
    case "deliveries":
      return <DeliveriesView />;
    case "mails":
      return <EmailsView />;
    case "counts":
      return <CountsView />;
    case "webhooks":
      return <WebhooksView />;
    case "log":
      return <LogView />;
  }
}

export function App() {
  const [line, setLine] = useState({ text: "" });
  const notify = useCallback((text: string) => setLine({ text }), []);
  const [client] = useState(() => createQueryClient(notify));
  return (
    <QueryClientProvider client={client}>
      <Router base={base}>
        <Desk line={line} notify={notify} />
      </Router>
    </QueryClientProvider>
  );
}

interface DeskProps {
  line: { text: string };
  notify: (text: string) => void;
}

function Desk({ line, notify }: DeskProps) {
  const route = useRoute(base);
  const { error, isSignedOut } = useLiveUpdates();
  const config = useQuery({
    queryKey: ["config"],
    queryFn: ({ signal }) => read(api.config.$get({}, { init: { signal } })),
  });
  const counts = useQuery({
    queryKey: [live, "counts"],
    queryFn: ({ signal }) => read(api.counts.$get({}, { init: { signal } })),
  });
  useQuery(ownersQuery);
  const now = useNow();
  const [ownChanges] = useState(trackOwnChanges);
  const { last, remember, undo } = useLastChange(notify, ownChanges);
  const [isKeysShown, setKeysShown] = useState(false);
  const [drafts] = useState(() => new Map<string, string>());
  useKeys({ "?": () => setKeysShown(true), u: undo });
  const times = useMemo(() => createTimeFormats(config.data?.timeZone ?? "UTC"), [config.data?.timeZone]);
  useEffect(() => {
    const timer = setTimeout(() => notify(""), toastMs);
    return () => clearTimeout(timer);
  }, [line, notify]);
  const waitingCount = counts.data?.leads.states.new ?? 0;
  const isLeadOpen = route.openSubmission !== undefined;
  useEffect(() => {
    if (!isLeadOpen)
      document.title = `${waitingCount > 0 ? `(${waitingCount}) ` : ""}${config.data?.agency ?? ""} Desk`;
  }, [waitingCount, isLeadOpen, config.data?.agency]);

  if (isSignedOut)
    return (
      <main className="p-8">
        <h1 className="font-head text-name font-heading">Signed out</h1>
        {signInUrl === undefined ? (
          <p className="mt-2">
            This browser is not signed in, or the desk was restarted. Open the URL that npm run desk printed.
          </p>
        ) : (
          <p className="mt-2">
            Your session has ended. <a href={signInUrl}>Sign in again</a>
          </p>
        )}
      </main>
    );
  if (config.data === undefined)
    return (
      <main>
        <LoadStatus query={config} what="the desk" />
      </main>
    );
  return (
    <DeskContext
      value={{
        ...{
          route,
          config: config.data,
          isAdmin: config.data.role === "admin",
          times,
          counts: counts.data,
          now,
        },
        ...{ notify, remember, undoName: last?.name, ownChanges, drafts },
      }}
    >
      <HatchPattern />
      <div className="desk-frame">
        <TopBar onShowShortcuts={() => setKeysShown(true)} />
        <div className="desk-body">
          <SideNav />
          <main className="desk-scroll min-w-0">
            <StatusTabs />
            {error !== null && (
              <p role="alert" className="border-b-2 border-critical bg-sheet px-4 py-2">
                {error.message} What you see may be out of date; the desk keeps trying.
              </p>
            )}
            <View />
          </main>
        </div>
        <StatusBar isLive={error === null} />
        <BottomNav />
        <Toast text={line.text} onUndo={line.text === "" ? undefined : undo} />
        {isKeysShown && <ShortcutsDialog onClose={() => setKeysShown(false)} />}
      </div>
    </DeskContext>
  );
}

interface ToastProps {
  text: string;
  onUndo: (() => void) | undefined;
}

function Toast({ text, onUndo }: ToastProps) {
  const isShown = text !== "";
  return (
    <div
      className={`fixed right-4 bottom-28 z-20 flex max-w-120 items-center gap-4 bg-ink text-paper max-lg:top-4 max-lg:bottom-auto max-lg:left-4 max-lg:max-w-none ${isShown ? "border-2 border-paper px-4 py-3" : "sr-only"}`}
    >
      <p role="status" className="min-w-0 flex-1 wrap-anywhere">
        {text}
      </p>
      {isShown && onUndo !== undefined && (
        <span className="[--color-ink:var(--color-dark-paper)]">
          <Button hotkey="U" onClick={onUndo}>
            Undo
          </Button>
        </span>
      )}
    </div>
  );
}

function shortcutsOf({ view, openSubmission }: Route): readonly Shortcut[] {
  if (openSubmission !== undefined) return shortcuts["In a submission"];
  return view === "inbox" || view === "flagged" ? shortcuts["In a list"] : [];
}

function StatusBar({ isLive }: { isLive: boolean }) {
  const { route, undoName } = useDesk();
  const viewShortcuts = shortcutsOf(route);
  const shown = [...viewShortcuts, ...shortcuts.Anywhere].filter(
    ({ keys, isMain }: Shortcut) => isMain && (!keys.includes("U") || undoName !== undefined),
  );
  return (
    <footer className="flex items-center gap-5 border-t border-ink px-4 py-1.5 max-lg:hidden">
      {shown.map(({ keys, meaning }) => (
        <span key={meaning} className="flex min-w-0 items-center gap-1.5 whitespace-nowrap">
          {keys.map((cap) => (
            <KeyCap key={cap}>{cap}</KeyCap>
          ))}
          <span className="truncate">{keys.includes("U") ? "undo" : meaning}</span>
        </span>
      ))}
      <span className="ml-auto whitespace-nowrap text-ink-2">{isLive ? "Live" : "Not live"}</span>
    </footer>
  );
}
