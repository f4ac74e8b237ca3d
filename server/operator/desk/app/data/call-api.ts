import { createAuthorizationHeaders } from "./session.ts";

export class ApiError extends Error {
  override name = "ApiError";

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Sends a request to the desk's server: a POST if it has a body.
 * @param path relative to `/api`
 * @throws ApiError with a message for the operator
 */
export async function callApi<Result>(
  path: string,
  { body, signal }: { body?: object; signal?: AbortSignal } = {},
): Promise<Result> {
  const response = await fetch(`/api${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { ...createAuthorizationHeaders(), ...(body && { "content-type": "application/json" }) },
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ApiError(0, "The desk is not responding. Is npm run desk still running?");
  });
  if (response.ok) return (await response.json()) as Result;
  const { error } = (await response.json().catch(() => ({}))) as { error?: string };
  throw new ApiError(response.status, error ?? `The desk's server responded with status ${response.status}.`);
}

export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
