/** Columns that the browser fills beside a form's fields. */
const circumstances = { context: 80, partner: 80, page_url: 2048, referrer: 2048 };

/**
 * The longest values, in characters (Unicode code points, as PostgreSQL's `char_length` counts them), of the columns that
 * several forms fill or the browser adds; a form's own fields have theirs in its `fields.ts`. The SQL checks in
 * `supabase/migrations` repeat these numbers; a database test asserts that they are equal.
 */
export const characterLimits = {
  contact_submissions: {
    first_name: 120,
    company_name: 120,
    email: 254,
    phone: 40,
    position_type: 160,
    ...circumstances,
  },
  resume_submissions: { resume_filename: 400, resume_file_path: 200, ...circumstances },
  salary_report_downloads: { email: 254, ...circumstances },
};

/** The largest resume in bytes: 10 MB. */
export const resumeBytesLimit = 10 * 1_048_576;

/** Counts characters as the database does: an emoji is one, although JavaScript's `length` says two. */
export function countCharacters(text: string): number {
  return [...text].length;
}
