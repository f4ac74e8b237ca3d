import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { callApi, ApiError, errorMessage } from "./call-api.ts";

export interface LoadState<T> {
  data: T | undefined;
  error: string | undefined;
  isGone: boolean;
  reload: () => void;
}

/**
 * Loads data, and reloads it whenever `revision` changes. Keeps the previous data until the new data arrives.
 * @param key identifies the data
 */
export function useLoad<T>(
  key: string,
  revision: string,
  load: (signal: AbortSignal) => Promise<T>,
): LoadState<T> {
  const [known, setKnown] = useState<{ key: string; data?: T | undefined; error?: unknown }>({ key });
  const [reloads, setReloads] = useState(0);
  const loadLatest = useEffectEvent(load);
  useEffect(() => {
    const controller = new AbortController();
    loadLatest(controller.signal).then(
      (data) => setKnown({ key, data }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        setKnown((previous) => ({ key, data: previous.key === key ? previous.data : undefined, error }));
      },
    );
    return () => controller.abort();
  }, [key, revision, reloads]);
  const reload = useCallback(() => setReloads((last) => last + 1), []);
  const { data, error } = known.key === key ? known : {};
  return {
    data,
    error: error === undefined ? undefined : errorMessage(error),
    isGone: error instanceof ApiError && error.status === 404,
    reload,
  };
}

export const useFetch = <T>(path: string, revision: string): LoadState<T> =>
  useLoad(path, revision, (signal) => callApi<T>(path, { signal }));
