import { useCallback, useEffect, useState } from "react";
import { callApi, ApiError, errorMessage } from "./call-api.ts";

const [visiblePollMs, hiddenPollMs] = [1_500, 15_000];

export function useRevision() {
  const [state, setState] = useState({
    revision: "",
    error: undefined as string | undefined,
    isSignedOut: false,
  });
  const [call, setCall] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    let timer: number | undefined;
    const poll = async () => {
      try {
        const { revision } = await callApi<{ revision: string }>("/revision", {
          signal: controller.signal,
        });
        setState((previous) =>
          previous.revision === revision && !previous.error
            ? previous
            : { revision, error: undefined, isSignedOut: false },
        );
      } catch (error) {
        if (controller.signal.aborted) return;
        const isSignedOut = error instanceof ApiError && error.status === 401;
        setState(({ revision }) => ({ revision, error: errorMessage(error), isSignedOut }));
      }
      timer = window.setTimeout(() => void poll(), document.hidden ? hiddenPollMs : visiblePollMs);
    };
    const wake = () => {
      if (document.hidden) return;
      window.clearTimeout(timer);
      void poll();
    };
    void poll();
    document.addEventListener("visibilitychange", wake);
    return () => {
      controller.abort();
      window.clearTimeout(timer);
      document.removeEventListener("visibilitychange", wake);
    };
  }, [call]);
  const refresh = useCallback(() => setCall((last) => last + 1), []);
  return { ...state, refresh };
}
