import { backendClient, type Backend } from "./client.ts";
import type { Challenge, Proof } from "./solve-challenge.ts";

/** Told how far the search is, in percent. */
export type OnProof = (percent: number) => void;

/** Milliseconds that the challenge may take to arrive. */
const DEADLINE = 15_000;

/**
 * Asks the database for a challenge and solves it; the code for that is fetched only now.
 * @returns undefined where no proof would help or none was found
 */
export async function proveWork(backend: Backend, onProgress: OnProof): Promise<Proof | undefined> {
  onProgress(0);
  const [answer, { solveChallenge }] = await Promise.all([
    backendClient(backend).rpc("upload_challenge").abortSignal(AbortSignal.timeout(DEADLINE)),
    import("./solve-challenge.ts"),
  ]);
  const challenge = answer.data as Challenge | null;
  return challenge === null ? undefined : solveChallenge(challenge, onProgress);
}
