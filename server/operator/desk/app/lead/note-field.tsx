import { useRef, type KeyboardEvent } from "react";
import type { SubmissionRef } from "../../../../data/submission-tables.ts";
import { callApi } from "../data/call-api.ts";
import { useDesk } from "../data/desk-context.ts";
import { useTask } from "../data/use-task.ts";
import { useKeys } from "../keys/use-keys.ts";
import { Button } from "../parts/button.tsx";
import { KeyCap } from "../parts/key-cap.tsx";

interface NoteFieldProps {
  submission: SubmissionRef;
  note: string;
  onWrite: (note: string) => void;
  onSaved: () => void;
}

export function NoteField({ submission, note, onWrite, onSaved }: NoteFieldProps) {
  const { notify } = useDesk();
  const [isBusy, run] = useTask();
  const field = useRef<HTMLTextAreaElement>(null);
  useKeys({ i: () => field.current?.focus() });
  const save = () => {
    if (note.trim() === "" || isBusy) return;
    void run(async () => {
      const path = `/leads/${submission.table}/${submission.id}/notes`;
      const { outcome } = await callApi<{ outcome: string }>(path, { body: { note } });
      if (outcome === "gone") notify("This submission has been deleted.");
      else onSaved();
    });
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save();
    if (event.key === "Escape") field.current?.blur();
  };
  return (
    <div className="grid gap-2 border-b border-ink px-5 py-3">
      <label htmlFor="note" className="font-strong">
        Add a note <KeyCap>I</KeyCap>
      </label>
      <textarea
        id="note"
        ref={field}
        rows={3}
        maxLength={4000}
        value={note}
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={handleKey}
        className="w-full rounded-control border border-field bg-sheet p-2"
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button disabled={isBusy} onClick={save}>
          Save note
        </Button>
        <span className="text-ink-2 max-md:hidden">
          Ctrl+Enter saves. The note is also saved when you change the state.
        </span>
      </div>
    </div>
  );
}
