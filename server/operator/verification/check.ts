import { oneLine, BackendError } from "../../platform/backend-error.ts";

export interface VisitorResponse {
  status: number;
  text: string;
  body: unknown;
}

export interface VisitorRequest {
  method: string;
  /** Path on the backend, starting with `/rest/v1/` or `/storage/v1/`. */
  path: string;
  headers?: Record<string, string>;
  body?: object | FormData | string;
}

export type Visitor = (request: VisitorRequest) => Promise<VisitorResponse>;

const TIMEOUT_MS = 20_000;

export interface Expectation {
  text: string;
  isMet: (response: VisitorResponse) => boolean;
}

export interface Check {
  name: string;
  key?: "wrong" | "none";
  request: VisitorRequest;
  expected: Expectation;
  remedy: string;
  /** Checks that replace this one in the output if it fails, because they say more exactly what is wrong. */
  details?: readonly Check[];
}

export const migrationRemedy = "apply supabase/migrations with `supabase db push`";

export const expectStatus = (...statuses: number[]): Expectation => ({
  text: statuses.join(" or "),
  isMet: (response) => statuses.includes(response.status),
});

/** Expects an error, in any of Supabase's formats, or an empty list, because policies may hide all rows. */
export const expectRefusalOrEmpty: Expectation = {
  text: "a refusal or an empty list",
  isMet: ({ status, body }) =>
    isRefusal(status) || (status === 200 && Array.isArray(body) && body.length === 0),
};

/**
 * Expects any of Storage's error statuses, including "not found", which Storage returns for objects that a visitor
 * may not see.
 */
export const expectRefusal: Expectation = {
  text: "a refusal (400, 401, 403 or 404)",
  isMet: ({ status }) => isRefusal(status),
};

const isRefusal = (status: number): boolean => [400, 401, 403, 404].includes(status);

export function describeResult({ name, expected, remedy }: Check, response: VisitorResponse): string {
  if (expected.isMet(response)) return `ok      ${name}`;
  const advice = response.status === 429 ? "wait an hour, or raise private.rate_limits" : remedy;
  return `FAILED  ${name}: got ${describeResponse(response)}; expected ${expected.text}. To fix: ${advice}.`;
}

export function describeResponse({ status, text }: VisitorResponse): string {
  const line = oneLine(text);
  return `${status} ${line.length > 140 ? `${line.slice(0, 140)}…` : line}`.trim();
}

/**
 * Returns a function that sends requests to a backend as a visitor.
 * @param key if undefined, no key is sent
 * @throws BackendError from the returned function if there is no response
 */
export function createVisitor(url: string, key: string | undefined): Visitor {
  const keys: Record<string, string> =
    key === undefined ? {} : { apikey: key, authorization: `Bearer ${key}` };
  return async ({ method, path, headers, body }) => {
    const isRawBody = body instanceof FormData || typeof body === "string";
    const type: Record<string, string> =
      body === undefined || isRawBody ? {} : { "content-type": "application/json" };
    try {
      const response = await fetch(url + path, {
        method,
        headers: { ...keys, ...type, ...headers },
        ...(body === undefined ? {} : { body: isRawBody ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return toResponse(response.status, await response.text());
    } catch (error) {
      throw new BackendError(`${url} cannot be reached: ${reasonOf(error)}. Check --url and the network.`);
    }
  };
}

function toResponse(httpStatus: number, text: string): VisitorResponse {
  const body = parseJson(text);
  const bodyStatus = Number(getField(body, "statusCode"));
  return { status: httpStatus >= 400 && bodyStatus >= 400 ? bodyStatus : httpStatus, text, body };
}

export function getField(body: unknown, name: string): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const value: unknown = Object.entries(body).find(([key]) => key === name)?.[1];
  return typeof value === "string" ? value : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** `fetch` reports only "fetch failed"; the reason is in its cause. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === "TimeoutError") return `no response in ${TIMEOUT_MS / 1000} s`;
  return oneLine(error instanceof Error && error.cause !== undefined ? error.cause : error);
}
