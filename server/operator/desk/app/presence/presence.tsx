import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link } from "wouter";
import type { SubmissionRef } from "../../../../data/submission-tables.ts";
import type { Presence } from "../../leads/presence.ts";
import { api } from "../data/api-client.ts";
import { useDesk } from "../data/desk-context.ts";
import { useAssign } from "../data/owners.tsx";
import { revisionQuery } from "../data/queries.ts";
import { leadUrl } from "../data/route.ts";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";

const reportMs = 10_000;

/** This window's id. */
const tab = crypto.randomUUID();

/** Returns who else has something open, as of the last poll. */
export function useOthers(): Presence[] {
  const { operator } = useDesk().config;
  const { data } = useQuery(revisionQuery);
  return (data?.presence ?? []).filter(({ actor }) => actor !== operator);
}

/** Returns who else has a submission open. */
export const useOthersAt = ({ table, id }: SubmissionRef): Presence[] =>
  useOthers().filter((one) => one.table === table && one.id === id);

const report = (json: { table: SubmissionRef["table"]; id: string; isWriting: boolean } | null): void => {
  // The next report follows within seconds.
  api.presence.$post({ json: { tab, open: json } }, { init: { keepalive: true } }).catch(() => undefined);
};

/** Reports that this window shows a submission, and whether its operator is writing a reply. */
export function useReportPresence({ table, id }: SubmissionRef, isWriting: boolean): void {
  useEffect(() => {
    const send = () => {
      if (!document.hidden) report({ table, id, isWriting });
    };
    send();
    const timer = setInterval(send, reportMs);
    document.addEventListener("visibilitychange", send);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", send);
    };
  }, [table, id, isWriting]);
  useEffect(() => {
    const leave = () => report(null);
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [table, id]);
}

interface PresenceBarProps {
  submission: SubmissionRef;
  isWriting: boolean;
  onHandedOver: () => void;
}

/** Says who else has the submission open, with the one way out of a collision: handing it over. */
export function PresenceBar({ submission, isWriting, onHandedOver }: PresenceBarProps) {
  const { times } = useDesk();
  const others = useOthersAt(submission);
  const { assign } = useAssign();
  const [first] = others;
  if (first === undefined) return <p role="status" className="sr-only" />;
  const more = others.length - 1;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-ink px-5 py-2 text-paper">
      <p role="status" className="flex min-w-60 flex-1 items-center gap-2">
        <Icon name="eye" />
        <span>
          <b className="font-strong">{first.actor}</b>
          {more > 0 && ` and ${more} more`}{" "}
          {first.writing_at === null
            ? `has this open since ${times.short(first.opened_at)}.`
            : `is writing a reply since ${times.short(first.writing_at)}.`}
          {isWriting && ` ${first.actor} sees that you write.`}
        </span>
      </p>
      <span className="[--color-ink:var(--color-dark-paper)]">
        <Button
          onClick={() => {
            assign([submission], first.actor);
            onHandedOver();
          }}
        >
          Hand over to {first.actor}
        </Button>
      </span>
    </div>
  );
}

/** Who else is at the desk, and what they have open. */
export function AtTheDesk() {
  const others = useOthers();
  if (others.length === 0) return null;
  return (
    <section className="px-4 py-3">
      <h2 className="font-mono text-code text-ink-2">At the desk now</h2>
      <ul>
        {others.map((one) => (
          <li key={one.tab} className="py-1">
            <Link href={leadUrl(one)}>{one.actor}</Link>
            {one.writing_at !== null && <span className="text-ink-2"> is writing</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
