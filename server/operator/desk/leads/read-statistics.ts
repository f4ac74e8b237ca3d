import type { Queryable } from "../../../data/database/database.ts";
import type { LeadStatistics } from "./lead-desk.ts";
import { flaggedCondition } from "./list-leads.ts";

const sumEntries = `
  'seen', coalesce(sum(f.seen), 0), 'started', coalesce(sum(f.started), 0), 'sent', coalesce(sum(f.sent), 0),
  'failed', coalesce(sum(f.failed), 0), 'arrived', coalesce(sum(f.arrived), 0)`;

const groupBy = (column: "context" | "partner") => `(
  select coalesce(jsonb_agg(g.line order by g.arrived desc, g.seen desc, g.name), '[]')
  from (
    select f.${column} as name, sum(f.arrived) as arrived, sum(f.seen) as seen,
      jsonb_build_object('name', f.${column}, ${sumEntries}) as line
    from facts f group by f.${column}
  ) g
)`;

export interface StatisticsPeriod {
  days: number;
  timeZone: string;
}

export async function readStatistics(
  database: Queryable,
  { days, timeZone }: StatisticsPeriod,
): Promise<LeadStatistics> {
  const [found] = await database.query<{ line: LeadStatistics }>(
    `with bounds as (
      select (now() at time zone $2)::date - ($1::integer - 1) as first, (now() at time zone $2)::date as last
    ),
    facts as materialized (
      select (l.created_at at time zone $2)::date as day, l.context, l.partner,
        0 as seen, 0 as started, 0 as sent, 0 as failed, 1 as arrived
      from private.leads l, bounds b
      where l.created_at >= (b.first::timestamp at time zone $2) and not ${flaggedCondition}
      union all
      select c.day, nullif(c.context, ''), nullif(c.partner, ''), c.shown, c.started, c.sent, c.failed, 0
      from private.form_counts c, bounds b
      where c.day between b.first and b.last
    )
    select jsonb_build_object(
      'days', (
        select jsonb_agg(d.line order by d.day)
        from (
          select d.day, jsonb_build_object('day', d.day::date, ${sumEntries}) as line
          from bounds b
          cross join generate_series(b.first::timestamp, b.last::timestamp, interval '1 day') d(day)
          left join facts f on f.day = d.day::date
          group by d.day
        ) d
      ),
      'contexts', ${groupBy("context")},
      'partners', ${groupBy("partner")}
    ) as line`,
    [days, timeZone],
  );
  return found?.line ?? { days: [], contexts: [], partners: [] };
}

export interface PartnerReportLine {
  day: string;
  page: string;
  shown: number;
  started: number;
  sent: number;
  /** Number of stored submissions, except flagged ones. */
  accepted: number;
  flagged: number;
}

export interface PartnerReportPeriod {
  partner: string;
  month: string;
}

/** Reads a partner's form statistics for a month, by day and page. Days are in the agency's time zone. */
export function readPartnerReport(
  database: Queryable,
  { partner, month }: PartnerReportPeriod,
): Promise<PartnerReportLine[]> {
  return database.query<PartnerReportLine>(
    `with bounds as (
      select ($2 || '-01')::date as first, (($2 || '-01')::date + interval '1 month')::date as next
    ),
    arrived as (
      select private.counted_day(l.created_at) as day, private.counted_page(l.sent ->> 'page_url') as page, ${flaggedCondition} as is_flagged
      from private.leads l, bounds b
      -- One day wider than the month on each side, to cover every time zone.
      where l.partner = $1 and l.created_at > b.first::timestamptz - interval '1 day'
        and l.created_at < b.next::timestamptz + interval '1 day'
    ),
    facts as (
      select a.day, a.page, 0 as shown, 0 as started, 0 as sent,
        case when a.is_flagged then 0 else 1 end as accepted, case when a.is_flagged then 1 else 0 end as flagged
      from arrived a
      union all
      select g.day, g.page, 0, 0, 0, g.accepted, g.flagged from private.partner_leads g where g.partner = $1
      union all
      select c.day, c.page, c.shown, c.started, c.sent, 0, 0 from private.form_counts c where c.partner = $1
    )
    select f.day::text as day, f.page, sum(f.shown)::integer as shown, sum(f.started)::integer as started,
      sum(f.sent)::integer as sent, sum(f.accepted)::integer as accepted, sum(f.flagged)::integer as flagged
    from facts f, bounds b
    where f.day >= b.first and f.day < b.next
    group by f.day, f.page
    order by f.day, f.page`,
    [partner, month],
  );
}
