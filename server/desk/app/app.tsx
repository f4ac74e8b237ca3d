import { useEffect, useMemo, useState } from "react";
import { useAddress, type Address } from "./data/address.ts";
import { DeskContext, type Counts, type DeskState } from "./data/desk-context.ts";
import { useAnswer } from "./data/use-answer.ts";
import { usePulse } from "./data/use-pulse.ts";
import { FootKeys } from "./frame/foot-keys.tsx";
import { FootNav, StateStrip } from "./frame/narrow-nav.tsx";
import { SearchField } from "./frame/search-field.tsx";
import { SideNav } from "./frame/side-nav.tsx";
import { HatchPattern } from "./list/promise-bar.tsx";
import { Link } from "./parts/link.tsx";
import { Failure, Waiting } from "./parts/waiting.tsx";
import { CountsView } from "./views/counts-view.tsx";
import { DeliveriesView } from "./views/deliveries-view.tsx";
import { ListView } from "./views/list-view.tsx";
import { MailsView } from "./views/mails-view.tsx";
import { timesIn } from "./words/times.ts";

/** How often the clocks of the promises are set, in milliseconds. */
const minute = 30_000;
/** How long a line for the operator stays, in milliseconds. */
const lineMs = 8_000;

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function View({ address }: { address: Address }) {
  switch (address.view) {
    case "inbox":
    case "held":
      return <ListView address={address} />;
    case "deliveries":
      return <DeliveriesView params={address.params} />;
    case "mails":
      return <MailsView params={address.params} />;
    case "counts":
      return <CountsView params={address.params} />;
  }
}

/** The operator's desk. */
export function App() {
  const address = useAddress();
  const { beat, trouble, isSignedOut } = usePulse();
  const facts = useAnswer<DeskState["facts"]>("/facts", "");
  const counts = useAnswer<Counts>("/counts", beat);
  const now = useNow();
  const [line, tell] = useState("");
  const times = useMemo(() => timesIn(facts.data?.timeZone ?? "UTC"), [facts.data?.timeZone]);
  useEffect(() => {
    const timer = setTimeout(() => tell(""), lineMs);
    return () => clearTimeout(timer);
  }, [line]);
  const waiting = counts.data?.leads.states.new ?? 0;
  const isLeadOpen = address.open !== undefined;
  useEffect(() => {
    if (!isLeadOpen) document.title = `${waiting > 0 ? `(${waiting}) ` : ""}${facts.data?.agency ?? ""} Desk`;
  }, [waiting, isLeadOpen, facts.data?.agency]);

  if (isSignedOut)
    return (
      <main className="p-8">
        <h1 className="font-head text-name font-heading">Signed out</h1>
        <p className="mt-2">The desk was started anew. Open the address that npm run desk has printed.</p>
      </main>
    );
  if (facts.data === undefined)
    return (
      <main>
        {facts.error === undefined ? (
          <Waiting what="the desk" />
        ) : (
          <Failure text={facts.error} onRetry={facts.reload} />
        )}
      </main>
    );
  return (
    <DeskContext value={{ facts: facts.data, times, beat, counts: counts.data, now, tell }}>
      <HatchPattern />
      <div className="desk-frame">
        <header className="flex items-center border-b border-ink max-lg:flex-wrap">
          <Link
            href="/"
            className="flex h-12 w-55 items-center gap-3 px-4 font-head text-part font-logo no-underline lg:border-r lg:border-ink"
          >
            <img src="/icon.svg" alt="" width="28" height="28" />
            <span>
              {facts.data.agency.split(" ")[0]} <span className="font-regular">Desk</span>
            </span>
          </Link>
          <div className="flex min-w-0 flex-1 items-center justify-between gap-4 px-4 py-1.5 max-lg:w-full max-lg:flex-none max-lg:border-t max-lg:border-line">
            <SearchField address={address} />
            <span className="max-md:hidden">
              <span className="sr-only">Signed in as </span>
              {facts.data.operator}
            </span>
          </div>
        </header>
        <div className="desk-body">
          <SideNav address={address} />
          <main className="desk-scroll min-w-0">
            <StateStrip address={address} />
            {trouble !== undefined && (
              <p role="alert" className="border-b-2 border-critical bg-sheet px-4 py-2">
                {trouble} What you see may be old; the desk keeps trying.
              </p>
            )}
            <View address={address} />
          </main>
        </div>
        <FootKeys isLeadOpen={isLeadOpen} trouble={trouble} />
        <FootNav address={address} />
        <p
          role="status"
          className={`fixed right-4 bottom-16 z-20 max-w-100 bg-ink px-4 py-3 text-paper ${line === "" ? "sr-only" : ""}`}
        >
          {line}
        </p>
      </div>
    </DeskContext>
  );
}
