import { sha256 } from "@noble/hashes/sha2.js";
import { solveChallenge as search } from "altcha-lib";
import type { ChallengeParameters, DeriveKeyFunction } from "altcha-lib/types";

/** A challenge as the database issues it, in the form of ALTCHA's second version with the algorithm SHA-256. */
export interface Challenge {
  parameters: ChallengeParameters;
  signature: string;
  /** The counter that is looked for is not above this one. */
  maxCounter: number;
}

/** A challenge together with its answer. */
export type Proof = Pick<Challenge, "parameters" | "signature"> & { counter: number };

/** Milliseconds of work between two rests, so that typing and scrolling stay smooth. */
const SLICE = 8;

/** Milliseconds after which a device gives up. */
const DEADLINE = 60_000;

/** Lets the browser paint and answer the visitor; a timer would wait for at least 4 ms, and for a second in a hidden tab. */
const rest = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/**
 * Hashes salt and password `cost` times, in JavaScript: `crypto.subtle` is missing on plain http addresses, and for so short an
 * input it takes longer to ask than to hash.
 */
const deriveKey: DeriveKeyFunction = ({ cost }, salt, password) => {
  const first = new Uint8Array(salt.length + password.length);
  first.set(salt);
  first.set(password, salt.length);
  let derivedKey = sha256(first);
  for (let hashes = 1; hashes < cost; hashes += 1) derivedKey = sha256(derivedKey);
  return Promise.resolve({ derivedKey });
};

/**
 * Looks for a challenge's counter, in slices on the page's own thread: a worker cannot be had on a partner's page, whose policy
 * and origin are not ours.
 * @param onProgress called now and then with the share of the longest possible search that is done, 0 to 100
 * @returns undefined when it is not found in time
 */
export async function solveChallenge(
  { parameters, signature, maxCounter }: Challenge,
  onProgress: (percent: number) => void,
): Promise<Proof | undefined> {
  let restedAt = performance.now();
  let counters = 0;
  const inSlices: DeriveKeyFunction = async (...input) => {
    counters += 1;
    if (performance.now() - restedAt > SLICE) {
      onProgress(Math.min(100, Math.round((counters / maxCounter) * 100)));
      await rest();
      restedAt = performance.now();
    }
    return deriveKey(...input);
  };
  const solution = await search({ challenge: { parameters }, deriveKey: inSlices, timeout: DEADLINE });
  return solution === null ? undefined : { parameters, signature, counter: solution.counter };
}
