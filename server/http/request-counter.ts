import type { MiddlewareHandler } from "hono";
import type { BackendEnv } from "../platform/serving/backend-env.ts";

const timeoutMs = 5_000;

/** Counts running requests, so that the database is closed only after the last one. */
export function createRequestCounter(): {
  count: MiddlewareHandler<BackendEnv>;
  waitUntilIdle(): Promise<void>;
} {
  let running = 0;
  let isClosing = false;
  let onIdle: (() => void) | undefined;
  return {
    async count(context, next) {
      if (isClosing) return context.json({ message: "The server is shutting down" }, 503);
      running += 1;
      try {
        await next();
      } finally {
        running -= 1;
        if (running === 0) onIdle?.();
      }
    },
    async waitUntilIdle() {
      isClosing = true;
      if (running === 0) return;
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        onIdle = resolve;
        timer = setTimeout(resolve, timeoutMs);
      });
      clearTimeout(timer);
    },
  };
}
