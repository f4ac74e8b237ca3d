import type { Lead } from "../../leads/lead-desk.ts";
import { useDesk } from "../data/desk-context.ts";
import { Panel } from "../parts/panel.tsx";
import { rankSpamSignals } from "../format/labels.ts";

export function SpamScore({ lead: { sent } }: { lead: Lead }) {
  const { held_from: heldFrom } = useDesk().config;
  const score = Number(sent.spam_score);
  const signals = rankSpamSignals((sent.spam_reasons ?? {}) as Record<string, number>);
  return (
    <Panel
      title="Spam score"
      note={score === 0 ? "none" : `${score} of 100 points, flagged from ${heldFrom}`}
    >
      {score > 0 && (
        <div className="grid gap-3 px-5 py-3">
          <svg
            className="h-4 w-full"
            viewBox="0 0 100 16"
            preserveAspectRatio="none"
            fill="none"
            stroke="currentColor"
            aria-hidden="true"
          >
            <rect x="0" y="4" width="100" height="8" strokeWidth="1" vectorEffect="non-scaling-stroke" />
            <rect x="0" y="4" width={score} height="8" fill="var(--color-ink-3)" stroke="none" />
            <path d={`M${heldFrom} 0v16`} strokeWidth="2" vectorEffect="non-scaling-stroke" />
          </svg>
          <ul className="grid gap-1">
            {signals.map(([name, points]) => (
              <li key={name} className="flex gap-3">
                <b className="min-w-9 border border-ink px-1 text-center font-mono text-code font-medium">
                  {points}
                </b>{" "}
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  );
}
