import { useState } from "react";
import type { LeadRow } from "../../leads/lead-query.ts";
import { callApi } from "./call-api.ts";
import { useLoad } from "./use-fetch.ts";

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
