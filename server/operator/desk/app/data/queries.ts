import { useCallback, useEffect, useEffectEvent, useState } from "react";
import type { LeadRow } from "../../leads/lead-query.ts";
import { callApi, ApiError, errorMessage } from "./api-client.ts";

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

interface Page {
  rows: LeadRow[];
  next: string | null;
}

export type LeadList = ReturnType<typeof useLeads>;

async function load(search: string, pages: number, signal: AbortSignal) {
  const rows: LeadRow[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < pages; page += 1) {
    const afterParam: string = cursor === null ? "" : `&after=${cursor}`;
    const found: Page = await callApi<Page>(`/leads?${search}${afterParam}`, { signal });
    rows.push(...found.rows);
    cursor = found.next;
    if (cursor === null) break;
  }
  return { rows, pages, hasMore: cursor !== null };
}

/** Loads a list page by page, and reloads all loaded pages whenever `revision` changes. */
export function useLeads(search: string, revision: string) {
  const [wanted, setWanted] = useState({ search, pages: 1 });
  const pages = wanted.search === search ? wanted.pages : 1;
  const state = useLoad(search, `${revision} ${pages}`, (signal) => load(search, pages, signal));
  const { data, error } = state;
  return {
    ...state,
    isLoadingMore: data !== undefined && data.pages < pages && error === undefined,
    loadMore: () => setWanted({ search, pages: pages + 1 }),
  };
}
