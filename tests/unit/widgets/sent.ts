import { vi } from "vitest";
import type { Outcome } from "../../../widgets/backend/outcome.ts";

/** Mocks the backend: records requests, and responds as configured. */
export const backend = {
  answer: (): Promise<Outcome> => Promise.resolve({ ok: true, record: {} }),
  submitContact: vi.fn(() => backend.answer()),
  submitQuick: vi.fn(() => backend.answer()),
  submitInsight: vi.fn(() => backend.answer()),
  submitSalaryReport: vi.fn(() => backend.answer()),
  submitResume: vi.fn(() => backend.answer()),
};

export const loadSubmissions = () => Promise.resolve(backend);
export const loadResumes = loadSubmissions;

const succeed = backend.answer;

export function resetBackend(): void {
  backend.answer = succeed;
  vi.clearAllMocks();
}

/** Returns the values and circumstances of the form's only submission. */
export function sentBy(submit: { mock: { calls: unknown[][] } }) {
  const [values, circumstances] = (submit.mock.calls.at(-1) ?? []) as [
    unknown,
    { id: string; context: string | null },
  ];
  return { values, circumstances };
}
