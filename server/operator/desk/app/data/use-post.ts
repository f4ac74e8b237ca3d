import { useCallback, useEffect, useState } from "react";
import { callApi, errorMessage } from "./call-api.ts";
import type { FetchState } from "./use-fetch.ts";

export function usePost<T>(path: string, body: object): FetchState<T> {
  const [known, setKnown] = useState<{ data?: T; error?: string }>({});
  const [reloads, setReloads] = useState(0);
  const text = JSON.stringify(body);
  useEffect(() => {
    const controller = new AbortController();
    callApi<T>(path, {
      method: "POST",
      body: JSON.parse(text) as object,
      signal: controller.signal,
    }).then(
      (data) => setKnown({ data }),
      (error: unknown) => {
        if (!controller.signal.aborted) setKnown({ error: errorMessage(error) });
      },
    );
    return () => controller.abort();
  }, [path, text, reloads]);
  const reload = useCallback(() => setReloads((last) => last + 1), []);
  return { data: known.data, error: known.error, reload };
}
