import { useCallback, useEffect, useState } from "react";
import { callApi, ApiError, errorMessage } from "./call-api.ts";

export interface FetchState<T> {
  data: T | undefined;
  error: string | undefined;
  isGone?: boolean;
  reload: () => void;
}

interface FetchResult<T> {
  path: string;
  data: T | undefined;
  error: string | undefined;
  isGone: boolean;
}

/** Loads a path, and reloads it whenever `revision` changes. Keeps the previous data until the new data arrives. */
export function useFetch<T>(path: string, revision: string): FetchState<T> {
  const [known, setKnown] = useState<FetchResult<T>>({
    path,
    data: undefined,
    error: undefined,
    isGone: false,
  });
  const [reloads, setReloads] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    callApi<T>(path, { signal: controller.signal }).then(
      (data) => setKnown({ path, data, error: undefined, isGone: false }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        const isGone = error instanceof ApiError && error.status === 404;
        setKnown((previous) => ({
          path,
          data: previous.path === path ? previous.data : undefined,
          error: errorMessage(error),
          isGone,
        }));
      },
    );
    return () => controller.abort();
  }, [path, revision, reloads]);
  const reload = useCallback(() => setReloads((last) => last + 1), []);
  return known.path === path ? { ...known, reload } : { data: undefined, error: undefined, reload };
}
