import { vi } from "vitest";
import type { Outcome } from "../../../widgets/backend/outcome.ts";

/** Mock backend that records submissions and responds with the result of `answer`. */
export const backend = {
  answer: (): Promise<Outcome> => Promise.resolve({ ok: true, record: {} }),
  submitContact: vi.fn(() => backend.answer()),
  submitQuick: vi.fn(() => backend.answer()),
  submitInsight: vi.fn(() => backend.answer()),
  submitSalaryReport: vi.fn(() => backend.answer()),
  submitResume: vi.fn(() => backend.answer()),
};

export const importSubmissionsClient = () => Promise.resolve(backend);
export const importResumesClient = importSubmissionsClient;

const succeed = backend.answer;

export function resetBackend(): void {
  backend.answer = succeed;
  vi.clearAllMocks();
}

export function latestSubmission(submit: { mock: { calls: unknown[][] } }) {
  const [values, metadata] = (submit.mock.calls.at(-1) ?? []) as [
    unknown,
    { id: string; context: string | null },
  ];
  return { values, metadata };
}
