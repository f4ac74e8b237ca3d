import { useEffect, useState } from "react";
import type { LeadRow } from "../../leads/lead-query.ts";
import { callApi, errorMessage } from "./call-api.ts";

interface Page {
  rows: LeadRow[];
  next: string | null;
}

export interface LeadList {
  rows: LeadRow[] | undefined;
  hasMore: boolean;
  isLoadingMore: boolean;
  error: string | undefined;
  loadMore: () => void;
  reload: () => void;
}

interface LoadedLeads {
  search: string;
  rows: LeadRow[];
  pages: number;
  hasMore: boolean;
}

async function load(search: string, pages: number, signal: AbortSignal): Promise<LoadedLeads> {
  const rows: LeadRow[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < pages; page += 1) {
    const afterParam: string = cursor === null ? "" : `&after=${cursor}`;
    const found: Page = await callApi<Page>(`/leads?${search}${afterParam}`, { signal });
    rows.push(...found.rows);
    cursor = found.next;
    if (cursor === null) break;
  }
  return { search, rows, pages, hasMore: cursor !== null };
}

/** Loads a list page by page, and reloads all loaded pages whenever `revision` changes. */
export function useLeads(search: string, revision: string): LeadList {
  const [wanted, setWanted] = useState({ search, pages: 1 });
  const [loaded, setLoaded] = useState<LoadedLeads>();
  const [error, setError] = useState<string>();
  const [reloads, setReloads] = useState(0);
  const pages = wanted.search === search ? wanted.pages : 1;
  useEffect(() => {
    const halt = new AbortController();
    load(search, pages, halt.signal).then(
      (found) => {
        setLoaded(found);
        setError(undefined);
      },
      (reason: unknown) => {
        if (!halt.signal.aborted) setError(errorMessage(reason));
      },
    );
    return () => halt.abort();
  }, [search, pages, revision, reloads]);
  const current = loaded?.search === search ? loaded : undefined;
  return {
    rows: current?.rows,
    hasMore: current?.hasMore ?? false,
    isLoadingMore: current !== undefined && current.pages < pages && error === undefined,
    error,
    loadMore: () => setWanted({ search, pages: pages + 1 }),
    reload: () => setReloads((last) => last + 1),
  };
}
