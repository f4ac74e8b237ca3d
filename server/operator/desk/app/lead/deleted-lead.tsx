import { Link } from "../parts/link.tsx";

/** Replaces a submission that was deleted while open, and shows the note that can no longer be saved. */
export function DeletedLead({ backUrl, note }: { backUrl: string; note: string }) {
  return (
    <div role="alert" className="p-6">
      <h1 className="font-head text-title font-heading">This submission has been deleted</h1>
      <p className="mt-1 max-w-150 text-ink-2">
        Its sender has withdrawn it, another operator has erased it, or its retention period has ended.
      </p>
      {note.trim() !== "" && (
        <div className="mt-4 max-w-150">
          <p className="font-strong">Your note was not saved:</p>
          <p className="border border-line bg-sheet p-2 wrap-anywhere whitespace-pre-wrap">{note}</p>
        </div>
      )}
      <p className="mt-4">
        <Link href={backUrl}>Back to the list</Link>
      </p>
    </div>
  );
}
