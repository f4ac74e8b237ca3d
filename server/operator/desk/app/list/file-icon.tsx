import type { FileState } from "../../leads/lead-query.ts";
import { WarnIcon } from "../parts/icons.tsx";

export function FileIcon({ file }: { file: FileState | null }) {
  if (file === "refused")
    return (
      <span className="flex items-center gap-1.5 font-strong text-critical">
        <WarnIcon /> File refused
      </span>
    );
  return file === "waiting" ? <span className="text-ink-2">File not checked yet</span> : null;
}
