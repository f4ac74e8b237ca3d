import { useState } from "react";
import type { SubmissionRef } from "../../../../data/submission-tables.ts";
import { toDay } from "../../../../../model/format-day.ts";
import { addDays, formatDay, listSnoozeDays, maxSnoozeDays } from "../../leads/snooze-days.ts";
import { api, read } from "../data/api-client.ts";
import { useDesk, useTask } from "../data/desk-context.ts";
import { formatCount } from "../data/labels.ts";
import { Button } from "../parts/button.tsx";
import { Choices, Modal } from "../parts/dialogs.tsx";
import { Icon } from "../parts/icon.tsx";

/** Returns a function that snoozes submissions until a day, or ends their snooze if the day is null. */
function useSnooze() {
  const { notify } = useDesk();
  const [isBusy, run] = useTask();
  const snooze = (submissions: readonly SubmissionRef[], until: string | null, onDone?: () => void): void => {
    if (submissions.length === 0 || isBusy) return;
    void run(async () => {
      const leads = submissions.map(({ table, id }) => ({ table, id }));
      const { snoozed } = await read(api.selection.snooze.$post({ json: { leads, until } }));
      const what = formatCount(snoozed, "submission");
      notify(until === null ? `${what} back in the list.` : `${what} snoozed until ${formatDay(until)}.`);
      onDone?.();
    });
  };
  return { isBusy, snooze };
}

interface SnoozeDialogProps {
  submissions: readonly SubmissionRef[];
  /** Whether one of them is snoozed. */
  isSnoozed: boolean;
  onDone?: () => void;
  onClose: () => void;
}

/** Asks until which day submissions leave the lists; a digit answers. */
export function SnoozeDialog({ submissions, isSnoozed, onDone, onClose }: SnoozeDialogProps) {
  const { config, now } = useDesk();
  const { isBusy, snooze } = useSnooze();
  const [typed, setTyped] = useState("");
  const today = toDay(now, config.timeZone);
  return (
    <Modal labelledBy="snooze" widthClass="w-110" onClose={onClose}>
      {(close) => {
        const choose = (until: string | null) =>
          snooze(submissions, until, () => {
            close();
            onDone?.();
          });
        return (
          <>
            <h2 id="snooze" className="font-head text-title font-heading">
              Waiting on them until…
            </h2>
            <p className="mt-1 text-ink-2">
              {formatCount(submissions.length, "submission")} will leave the lists, and come back on that day
              or when the sender writes. The owner gets an email.
            </p>
            <Choices
              className="mt-3"
              isDisabled={isBusy}
              choices={listSnoozeDays(now, config.timeZone).map(({ name, day }) => ({
                key: day,
                choose: () => choose(day),
                content: (
                  <>
                    <span className="flex-1 text-left">{name}</span>
                    <span className="font-regular">{formatDay(day)}</span>
                  </>
                ),
              }))}
            />
            <div className="mt-3 flex flex-wrap items-end gap-2">
              <label className="grid flex-1 gap-1">
                <span className="text-ink-2">Another day</span>
                <input
                  type="date"
                  min={addDays(today, 1)}
                  max={addDays(today, maxSnoozeDays)}
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                  className="min-h-9 rounded-control border border-field bg-paper px-2 max-md:min-h-11"
                />
              </label>
              <Button disabled={isBusy || typed <= today} onClick={() => choose(typed)}>
                Snooze
              </Button>
            </div>
            <div className="mt-4 flex flex-wrap justify-end gap-3">
              {isSnoozed && (
                <Button disabled={isBusy} onClick={() => choose(null)}>
                  End the snooze
                </Button>
              )}
              <Button onClick={close}>Cancel</Button>
            </div>
          </>
        );
      }}
    </Modal>
  );
}

/** Says until when an open submission is snoozed. */
export function SnoozeLine({ until, actor }: { until: string; actor: string }) {
  const { times, now } = useDesk();
  if (new Date(until) <= now) return null;
  return (
    <p className="mt-1 flex items-center gap-2 font-strong">
      <Icon name="snoozed" /> Snoozed until {times.short(until)} by {actor}
    </p>
  );
}
