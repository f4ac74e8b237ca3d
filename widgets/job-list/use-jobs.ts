import { useEffect, useState } from "react";
import { useConfig } from "../runtime/config.ts";
import { emit } from "../runtime/events.ts";
import { useHost } from "../runtime/widget-root.tsx";
import { findJobs, JobSliceError, type FoundJobs, type JobChoice } from "./job-slice.ts";

/** When a list says that it takes long, and when it gives up, in milliseconds. */
const [SLOW_MS, TIMEOUT_MS] = [4_000, 20_000];

export interface LoadedJobs {
  /** The openings of the last choice that was loaded. */
  found: FoundJobs | undefined;
  phase: "loading" | "slow" | "failed" | "shown";
  retry: () => void;
}

/**
 * Loads the openings of a choice, in the browser only.
 * @param choice undefined in the first render, which is the same for every choice
 */
export function useJobs(choice: JobChoice | undefined): LoadedJobs {
  const { origin = "" } = useConfig();
  const host = useHost();
  const [found, setFound] = useState<FoundJobs>();
  const [phase, setPhase] = useState<LoadedJobs["phase"]>("loading");
  const [attempt, setAttempt] = useState(0);
  const { trade, state } = choice ?? {};

  useEffect(() => {
    if (trade === undefined || state === undefined) return;
    const controller = new AbortController();
    let isCurrent = true;
    setPhase("loading");
    const fail = (reason: string): void => {
      if (!isCurrent) return;
      isCurrent = false;
      setPhase("failed");
      emit(host, "error", { widget: "job-list", reason });
    };
    const timers = [
      setTimeout(() => setPhase("slow"), SLOW_MS),
      setTimeout(() => {
        fail("timeout");
        controller.abort();
      }, TIMEOUT_MS),
    ];
    const stopTimers = (): void => timers.forEach(clearTimeout);
    findJobs(origin, { trade, state }, controller.signal)
      .then((jobs) => {
        if (!isCurrent) return;
        setFound(jobs);
        setPhase("shown");
      })
      .catch((error: unknown) => fail(error instanceof JobSliceError ? error.reason : "unavailable"))
      .finally(stopTimers);
    return () => {
      isCurrent = false;
      stopTimers();
      controller.abort();
    };
  }, [origin, trade, state, attempt, host]);

  return { found, phase, retry: () => setAttempt((count) => count + 1) };
}
