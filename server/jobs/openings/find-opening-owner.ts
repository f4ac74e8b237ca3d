import { frontMatterOf } from "../../../model/loading/parse-entry.ts";
import { listEntries, readEntryFile } from "../../../model/kinds/list-entries.ts";
import { PAGE_KINDS } from "../../../model/kinds/page-kinds.ts";
import type { Queryable } from "../../data/database/database.ts";
import { toMailAddress } from "../mail/model/mail-settings.ts";

/**
 * Returns the email address of an opening's owner, who is asked whether it is open. Reads the opening's file, because
 * nothing that is published has the owner.
 * @param root the folder that contains `content/`
 * @param path the path of the opening's page
 * @returns undefined if the file has no owner, or the name of nobody who has an account at the desk
 */
export async function findOpeningOwner(
  database: Queryable,
  root: string,
  path: string,
): Promise<string | undefined> {
  const slug = listEntries(root, "jobs").find((one) => PAGE_KINDS.jobs.path(one) === path);
  if (slug === undefined) return undefined;
  const { value } = frontMatterOf(PAGE_KINDS.jobs, readEntryFile(root, "jobs", slug));
  const { owner } = Object(value) as { owner?: unknown };
  if (typeof owner !== "string") return undefined;
  if (owner.includes("@")) return toMailAddress(owner);
  const [operator] = await database.query<{ email: string }>(
    "select o.email from private.operators o where lower(o.name) = lower($1) and o.removed_at is null",
    [owner.trim()],
  );
  return operator?.email;
}
