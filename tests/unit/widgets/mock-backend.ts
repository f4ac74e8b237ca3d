import { vi } from "vitest";
import type { Outcome } from "../../../widgets/backend/outcome.ts";

/** Mock backend that records submissions and responds with the result of `answer`. */
export const backend = {
  answer: (): Promise<Outcome> => Promise.resolve({ ok: true, record: {} }),
  submitForm: vi.fn(() => backend.answer()),
  submitResume: vi.fn(() => backend.answer()),
};

export const importSubmissionsClient = () => Promise.resolve(backend);
export const importResumesClient = importSubmissionsClient;

const succeed = backend.answer;

export function resetBackend(): void {
  backend.answer = succeed;
  vi.clearAllMocks();
}

export function latestSubmission() {
  const calls: unknown[][] = backend.submitForm.mock.calls;
  const [table, columns, metadata] = (calls.at(-1) ?? []) as [
    string,
    unknown,
    { id: string; context: string | null },
  ];
  return { table, columns, metadata };
}
