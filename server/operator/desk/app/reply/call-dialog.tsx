import { useState } from "react";
import { readPhoneLinks } from "./phone-bar.tsx";
import { callResults, type CallResult } from "../../leads/answer-lead.ts";
import type { Lead } from "../../leads/lead-desk.ts";
import { api, read } from "../data/api-client.ts";
import { useDesk, useTask } from "../data/desk-context.ts";
import { callNames, senderName, statusNames } from "../data/labels.ts";
import { Button, ButtonLink } from "../parts/button.tsx";
import { Choices, Modal } from "../parts/dialogs.tsx";

interface CallDialogProps {
  lead: Lead;
  onClose: () => void;
}

/** Calls or texts the sender, and records the result with one key. */
export function CallDialog({ lead, onClose }: CallDialogProps) {
  const { notify } = useDesk();
  const [isBusy, run] = useTask();
  const [note, setNote] = useState("");
  const links = readPhoneLinks(lead);
  const log = (result: CallResult, close: () => void) => {
    void run(async () => {
      const { table, id, sent } = lead;
      const json = { result, note: note.trim() === "" ? null : note };
      const logged = await read(api.leads[":table"][":id"].calls.$post({ param: { table, id }, json }));
      notify(
        logged.outcome === "gone"
          ? "This submission has been deleted."
          : `${senderName(sent)}: ${callNames[result]}. ${statusNames[logged.status]}.`,
      );
      close();
    });
  };
  return (
    <Modal labelledBy="call" widthClass="w-125" onClose={onClose}>
      {(close) => (
        <>
          <h2 id="call" className="font-head text-title font-heading">
            Call {senderName(lead.sent)}
          </h2>
          {links === undefined ? (
            <p className="mt-2">The sender left no number that can be dialed.</p>
          ) : (
            <p className="mt-3 flex flex-wrap gap-3">
              <ButtonLink look="primary" href={links.call}>
                Call {links.text}
              </ButtonLink>
              <ButtonLink href={links.sms}>Text</ButtonLink>
            </p>
          )}
          <p className="mt-4 font-strong">What came of it?</p>
          <Choices
            className="mt-2 grid-cols-2 max-sm:grid-cols-1"
            isDisabled={isBusy}
            choices={callResults.map((result) => ({
              key: result,
              choose: () => log(result, close),
              content: <span className="flex-1 text-left">{callNames[result]}</span>,
            }))}
          />
          <label className="mt-4 grid gap-1">
            <span className="text-ink-2">Note, before you choose</span>
            <textarea
              rows={2}
              maxLength={4000}
              value={note}
              onChange={({ target }) => setNote(target.value)}
              className="w-full rounded-control border border-field bg-paper p-2"
            />
          </label>
          <div className="mt-4 flex justify-end">
            <Button onClick={close}>Cancel</Button>
          </div>
        </>
      )}
    </Modal>
  );
}
