import { authorization } from "./session.ts";

export class AskError extends Error {
  override name = "AskError";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Sends a request to the desk's server.
 * @param path relative to `/api`
 * @throws AskError with a sentence for the operator
 */
export async function ask<Answer>(
  path: string,
  { method = "GET", body, signal }: { method?: string; body?: object; signal?: AbortSignal } = {},
): Promise<Answer> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: authorization(),
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { ...authorization(), "content-type": "application/json" } }),
    ...(signal === undefined ? {} : { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new AskError(0, "The desk does not answer. Is npm run desk still running?");
  });
  if (response.ok) return (await response.json()) as Answer;
  const { error } = (await response.json().catch(() => ({}))) as { error?: string };
  throw new AskError(response.status, error ?? `The desk answered ${response.status}.`);
}

export const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));
