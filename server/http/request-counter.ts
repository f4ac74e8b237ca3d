import type { MiddlewareHandler } from "hono";
import type { BackendEnv } from "../platform/serving/backend-env.ts";

const timeoutMs = 5_000;

/** Counts running requests, so that the database is closed only after the last one. */
export function createRequestCounter() {
  let runningCount = 0;
  let isClosing = false;
  let onIdle: (() => void) | undefined;
  return {
    count: (async (context, next) => {
      if (isClosing) return context.json({ message: "The server is shutting down" }, 503);
      runningCount += 1;
      try {
        await next();
      } finally {
        runningCount -= 1;
        if (runningCount === 0) onIdle?.();
      }
    }) satisfies MiddlewareHandler<BackendEnv>,
    async waitUntilIdle(): Promise<void> {
      isClosing = true;
      if (runningCount === 0) return;
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        onIdle = resolve;
        timer = setTimeout(resolve, timeoutMs);
      });
      clearTimeout(timer);
    },
  };
}
