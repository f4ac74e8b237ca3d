import { writeFileSync } from "node:fs";
import { oneLine } from "../../../platform/backend-error.ts";
import { endWithParent } from "./end-with-parent.ts";
import { inspectFile } from "./inspect-file.ts";
import { loadPdfReader } from "./inspect-pdf.ts";
import type { InspectAnswer, InspectRequest } from "./file-inspector.ts";

// The process that `fileInspector` starts: it looks into one file at a time and says what it found.
process.on("message", ({ path, bytes }: InspectRequest) => {
  const answer = (found: InspectAnswer): void => void process.send?.(found);
  inspectFile(path, Buffer.from(bytes)).then(
    (verdict) => answer({ verdict }),
    (error: unknown) => answer({ error: oneLine(error) }),
  );
});
try {
  // Where memory runs out in spite of the limit, Linux ends this process and not the server or the database.
  writeFileSync("/proc/self/oom_score_adj", "1000");
} catch {
  // Other systems have no such order.
}
process.on("disconnect", () => process.exit());
endWithParent();
// These reach all processes of a terminal or a service; the server says when this one ends.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => undefined);
await loadPdfReader();
process.send?.({} satisfies InspectAnswer);
