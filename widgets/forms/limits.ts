/**
 * The longest values, in characters (Unicode code points, as PostgreSQL's `char_length` counts them), that forms accept
 * and the database stores. The SQL checks in `supabase/migrations` repeat these numbers; a database test holds them equal.
 */
export const characterLimits = {
  contact_submissions: {
    first_name: 120,
    last_name: 120,
    company_name: 120,
    email: 254,
    phone: 40,
    position_type: 160,
    timeline: 160,
    location: 160,
    project_details: 4000,
    context: 80,
    partner: 80,
    page_url: 2048,
    referrer: 2048,
  },
  resume_submissions: {
    first_name: 120,
    last_name: 120,
    email: 254,
    phone: 40,
    desired_position: 160,
    years_experience: 40,
    additional_information: 4000,
    resume_filename: 400,
    resume_file_path: 200,
    context: 80,
    partner: 80,
    page_url: 2048,
    referrer: 2048,
  },
  salary_report_downloads: { email: 254, context: 80, partner: 80, page_url: 2048, referrer: 2048 },
} as const;

/** The largest resume in bytes: 10 MB. */
export const resumeBytesLimit = 10 * 1_048_576;

/** Counts characters as the database does: an emoji is one, although JavaScript's `length` says two. */
export function countCharacters(text: string): number {
  return [...text].length;
}
