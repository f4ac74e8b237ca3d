import { STATES } from "../../../../model/schemas/state.ts";
import type { Queryable } from "../../../data/database/database.ts";
import type { SubmissionRef } from "../../../data/submission-tables.ts";
import type { LeadStatus } from "./lead-desk.ts";
import { toTextQuery } from "./lead-query.ts";
import { flaggedCondition } from "./list-leads.ts";

export interface Candidate {
  id: string;
  created_at: string;
  status: LeadStatus;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  role: string | null;
  experience: string | null;
  /** Whether the resume or application names the state of the lead. */
  names_state: boolean;
}

export interface CandidateList {
  /** Role that the lead asks for; null if it names none, or is no lead. */
  role: string | null;
  /** State of the lead's place, if it names one. */
  state: string | null;
  candidates: Candidate[];
}

/** Postal abbreviations, in the order of `STATES`. */
const abbreviations =
  "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY".split(
    " ",
  );

/** Longer names first, because "West Virginia" contains another one. */
const statesByLength = [...STATES].sort((a, b) => b.length - a.length);

/** Returns the state that a place names, written out or abbreviated, such as "Austin, TX". */
export function findState(place: string): string | undefined {
  const lower = place.toLowerCase();
  const named = statesByLength.find((state) => lower.includes(state.toLowerCase()));
  if (named !== undefined) return named;
  const abbreviation = place.match(/\b[A-Z]{2}\b/g)?.findLast((letters) => abbreviations.includes(letters));
  return abbreviation === undefined ? undefined : STATES[abbreviations.indexOf(abbreviation)];
}

/** Words that name a rank and not a role. */
const rankPattern = /\b(?:senior|sr|junior|jr|lead|assistant|asst|chief|staff)\b/giu;

const candidateColumns = `l.id, l.created_at, l.status, l.first_name, l.last_name, l.email, l.role, l.detail as experience,
  l.sent ->> 'trade' as trade`;
const conditions = `l.submission_table = 'resume_submissions' and l.status not in ('closed', 'not_a_lead') and not ${flaggedCondition}`;

/** Candidates who name the state have their own statement, so that newer ones of other states do not hide them. */
const selectCandidates = `
  select to_jsonb(found) - 'trade' as line from (
    select * from (
      select distinct on (l.id) l.* from (
        (select ${candidateColumns}, true as names_state from private.leads l
         where ${conditions} and l.words @@ (to_tsquery('simple', $1) && to_tsquery('simple', $2))
         order by l.created_at desc limit 100)
        union all
        (select ${candidateColumns}, false from private.leads l
         where ${conditions} and l.words @@ to_tsquery('simple', $1)
         order by l.created_at desc limit 100)
      ) l
      order by l.id, l.names_state desc
    ) l
    -- The other fields may name the role too.
    where to_tsvector('simple', concat_ws(' ', l.role, l.trade)) @@ to_tsquery('simple', $1)
    order by l.names_state desc, l.created_at desc, l.id limit 12
  ) found
  order by found.names_state desc, found.created_at desc, found.id`;

/** Finds open resumes and applications that fit a lead by role, those that name its state first. */
export async function findCandidates(
  database: Queryable,
  { table, id }: SubmissionRef,
): Promise<CandidateList> {
  const none: CandidateList = { role: null, state: null, candidates: [] };
  if (table !== "contact_submissions") return none;
  const [lead] = await database.query<{ role: string | null; place: string | null }>(
    "select position_type as role, location as place from public.contact_submissions where id = $1::uuid",
    [id],
  );
  const role = lead?.role ?? "";
  const roleQuery = toTextQuery(role.replace(rankPattern, " ")) ?? toTextQuery(role);
  if (roleQuery === undefined) return none;
  const state = findState(lead?.place ?? "");
  const rows = await database.query<{ line: Candidate }>(selectCandidates, [
    roleQuery,
    state === undefined ? null : state.toLowerCase().split(" ").join(" <-> "),
  ]);
  return { role, state: state ?? null, candidates: rows.map(({ line }) => line) };
}
