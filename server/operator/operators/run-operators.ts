import { userInfo } from "node:os";
import { readArguments, UsageError } from "../../../site/settings/run-command.ts";
import { openMigratedDatabase } from "../../data/database/open-postgres.ts";
import { BackendError } from "../../platform/backend-error.ts";
import { readDeskOrigin } from "../../platform/environment.ts";
import { createSecret, hashSecret } from "../../platform/secrets.ts";
import { toPrintable, toPrintableJson } from "../../platform/to-printable.ts";
import { openData } from "../api/open-data.ts";
import { parseSince } from "../submissions/submissions-arguments.ts";
import {
  operatorRoles,
  type ListedOperator,
  type LogEntry,
  type LogLine,
  type OperatorRole,
  type OperatorStore,
} from "./operator-store.ts";

const maxLogLines = 100_000;

const formatMinute = (at: string): string => `${at.slice(0, 16).replace("T", " ")} UTC`;

function formatOperators(operators: readonly ListedOperator[]): string {
  if (operators.length === 0)
    return "There are no operators. npm run operators -- add <email> --name <name> --role admin adds one.";
  return operators
    .map(({ email, name, role, added_at, removed_at, seen_at }) => {
      const state =
        removed_at !== null
          ? `removed ${removed_at.slice(0, 10)}`
          : seen_at === null
            ? "signed out"
            : `signed in, last seen ${formatMinute(seen_at)}`;
      return `${name.padEnd(24)} ${role.padEnd(9)} ${(email ?? "-").padEnd(32)} added ${added_at.slice(0, 10)}, ${state}`;
    })
    .join("\n");
}

function formatLog(lines: readonly LogLine[]): string {
  if (lines.length === 0) return "The log has no entries.";
  return lines
    .map(({ at, actor, action, table, submission, detail }) =>
      [
        formatMinute(at),
        actor,
        action.replaceAll("_", " "),
        ...(table === null ? [] : [`${table}/${submission}`]),
        ...Object.entries(detail).map(([name, value]) => `${name}=${value}`),
      ].join("  "),
    )
    .join("\n");
}

/**
 * Lists, adds and removes operators of the desk, prints a link that signs in, or reads the log.
 * @throws BackendError if that is not possible
 */
export async function runOperators(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (text: string) => void,
): Promise<void> {
  const request = parseOperatorsArguments(args);
  const deskOrigin = readDeskOrigin(env);
  if (request.action === "link" && deskOrigin === undefined)
    throw new BackendError("DESK_ORIGIN is not set. Set it as for the server, so that the link leads there.");
  const data = await openData(
    env,
    (databaseUrl) => openMigratedDatabase(databaseUrl, "private.operators"),
    "Operators are not available",
  );
  try {
    print(toPrintable(await perform(request, data.operators, deskOrigin?.url ?? "")));
  } finally {
    await data.close();
  }
}

async function perform(
  request: ReturnType<typeof parseOperatorsArguments>,
  operators: OperatorStore,
  deskUrl: string,
): Promise<string> {
  const record = (action: string, detail: LogEntry["detail"] = {}) =>
    operators.record(
      { id: null, name: userInfo().username.slice(0, 120) },
      { action, detail: { ...detail, by: "npm run operators" } },
    );
  switch (request.action) {
    case "list": {
      const listed = await operators.list();
      return request.isJson ? toPrintableJson(listed, 2) : formatOperators(listed);
    }
    case "log": {
      const lines = await operators.readLog({ since: request.since, limit: maxLogLines });
      return request.isJson ? toPrintableJson(lines, 2) : formatLog(lines);
    }
    case "add": {
      const { name, role } = request;
      const { email, isNew } = await operators.add({ email: request.email, name, role });
      await record(isNew ? "operator_added" : "operator_changed", { name, role });
      return isNew
        ? `${name} (${email}) may sign in as ${role}.`
        : `${email} was an operator already, and is now ${name}, ${role}.`;
    }
    case "remove": {
      const name = await operators.remove(request.email);
      await record("operator_removed", { name });
      return `${name} may no longer sign in, and is signed out everywhere. The name stays in the history.`;
    }
    case "link": {
      const token = createSecret();
      await operators.createLink(request.email, hashSecret(token), deskUrl);
      await record("link_created");
      return [
        "This link signs in once, in any browser, within 15 minutes. Give it to nobody but the operator:",
        `${deskUrl}/sign-in/link?token=${token}`,
      ].join("\n");
    }
  }
}

const usageError = (message: string) => new UsageError("operators", message);

const isRole = (text: string | undefined): text is OperatorRole =>
  (operatorRoles as readonly (string | undefined)[]).includes(text);

/** @throws UsageError for an unknown action or an invalid option */
export function parseOperatorsArguments(args: readonly string[]) {
  const { values, words } = readArguments("operators", args);
  const [action, email, ...more] = words;
  const { name: typedName, role, since, json: isJson = false } = values;
  const takesEmail = action === "add" || action === "remove" || action === "link";
  if (!takesEmail && action !== "list" && action !== "log")
    throw usageError("Expected: list, add, remove, link or log.");
  if (more.length > 0 || (email === undefined) === takesEmail)
    throw usageError(takesEmail ? `${action} needs one email address.` : `${action} takes no address.`);
  if (action !== "add" && (typedName ?? role) !== undefined)
    throw usageError("--name and --role belong to add.");
  if (action !== "log" && since !== undefined) throw usageError("--since belongs to log.");
  if (takesEmail && isJson) throw usageError("--json belongs to list and log.");
  switch (action) {
    case "list":
      return { action, isJson } as const;
    case "log":
      return { action, isJson, since: since === undefined ? null : parseSince(since).toISOString() } as const;
    case "add": {
      const name = typedName?.trim().normalize("NFC") ?? "";
      if (name === "" || name.length > 120 || /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(name))
        throw usageError("add needs --name with at most 120 characters, as the history shall show it.");
      if (!isRole(role)) throw usageError(`add needs --role with one of ${operatorRoles.join(", ")}.`);
      return { action, email: email ?? "", name, role } as const;
    }
    default:
      return { action, email: email ?? "" } as const;
  }
}
