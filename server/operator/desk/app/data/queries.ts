import {
  MutationCache,
  QueryClient,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect } from "react";
import { api, ApiError, read } from "./api-client.ts";

/** First part of the keys of queries whose data changes while it is shown. */
export const live = "live";

const [visiblePollMs, hiddenPollMs] = [1_500, 15_000];

export function createQueryClient(notify: (line: string) => void): QueryClient {
  const client: QueryClient = new QueryClient({
    // The server is on this machine, which may be offline.
    defaultOptions: {
      queries: { networkMode: "always", retry: false, staleTime: Infinity },
      mutations: { networkMode: "always" },
    },
    mutationCache: new MutationCache({
      onError: ({ message }, _variables, _context, { meta }) => {
        if (meta?.isSilent !== true) notify(message);
      },
      onSuccess: () => void client.invalidateQueries({ queryKey: [live] }),
    }),
  });
  return client;
}

export const isGone = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;

/** The version of the stored data, and who has what open at the desk. */
export const revisionQuery = queryOptions({
  queryKey: ["revision"],
  queryFn: ({ signal }) => read(api.revision.$get({}, { init: { signal } })),
});

/** Polls the version of the stored data, and reloads what is shown when it changes or the server is back. */
export function useLiveUpdates() {
  const client = useQueryClient();
  const { data, error } = useQuery({
    ...revisionQuery,
    refetchInterval: () => (document.hidden ? hiddenPollMs : visiblePollMs),
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: "always",
  });
  const revision = data?.revision;
  const isReachable = error === null;
  useEffect(() => {
    if (revision === undefined || !isReachable) return;
    // A first load that is still running is not restarted by the invalidation, and may lack the change.
    void client
      .cancelQueries({ queryKey: [live] })
      .then(() => client.invalidateQueries({ queryKey: [live] }));
  }, [client, revision, isReachable]);
  return { error, isSignedOut: error instanceof ApiError && error.status === 401 };
}

export type LeadList = ReturnType<typeof useLeads>;

/** Loads a list page by page. A change reloads all loaded pages. */
export function useLeads(search: string) {
  const filters = Object.fromEntries(new URLSearchParams(search));
  const query = useInfiniteQuery({
    queryKey: [live, "leads", search],
    queryFn: ({ pageParam: after, signal }) =>
      read(api.leads.$get({ query: { ...filters, ...(after && { after }) } }, { init: { signal } })),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });
  const loadMore = async () => {
    // Loading a page would cancel a reload of the others.
    if (query.isFetching) await query.refetch({ cancelRefetch: false });
    await query.fetchNextPage();
  };
  return { query, rows: query.data?.pages.flatMap(({ rows }) => rows), loadMore };
}
