import { userInfo } from "node:os";
import { readArguments, UsageError } from "../../../site/settings/run-command.ts";
import { isUuid } from "../../data/database/database.ts";
import { openMigratedDatabase } from "../../data/database/open-postgres.ts";
import { testEndpoint } from "../../jobs/webhooks/webhook-channel.ts";
import { webhookEvents, webhookFormats, type WebhookFormat } from "../../jobs/webhooks/webhook-formats.ts";
import { BackendError } from "../../platform/backend-error.ts";
import { readAllowPrivateWebhooks } from "../../platform/environment.ts";
import { toPrintable, toPrintableJson } from "../../platform/to-printable.ts";
import { openData } from "../api/open-data.ts";
import type { OperatorSource } from "../api/operator-api.ts";
import { findUrlProblem, type ListedWebhook, type NewWebhook, type WebhookEvent } from "./webhook-store.ts";

function formatWebhooks(webhooks: readonly ListedWebhook[]): string {
  if (webhooks.length === 0)
    return "There are no endpoints. npm run webhooks -- add <url> --name <name> adds one.";
  return webhooks
    .map(({ id, name, url, format, events, partner, enabled, waiting, failed, last: [newest] }) =>
      [
        `${name ?? "(no name)"}  ${id}`,
        `  ${enabled ? "" : "paused, "}${format}, to ${url}${partner === null ? "" : `, only from ${partner}`}`,
        `  ${events.join(", ")}`,
        `  ${waiting} waiting, ${failed} failed${newest === undefined ? "" : `; last ${newest.state} at ${newest.at}`}`,
        ...(newest?.error == null ? [] : [`  ${newest.error}`]),
      ].join("\n"),
    )
    .join("\n\n");
}

/**
 * Lists, adds, tests, pauses and removes the endpoints of webhooks.
 * @throws BackendError if that is not possible
 */
export async function runWebhooks(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (text: string) => void,
): Promise<void> {
  const request = parseWebhooksArguments(args);
  const data = await openData(
    env,
    (databaseUrl) => openMigratedDatabase(databaseUrl, "private.webhooks"),
    "Webhooks are not available",
  );
  try {
    print(toPrintable(await perform(request, data, env)));
  } finally {
    await data.close();
  }
}

/** @throws BackendError if no endpoint, or several, have the name or id */
async function findWebhook({ webhooks }: Pick<OperatorSource, "webhooks">, named: string) {
  const found = (await webhooks.list()).find(
    ({ id, name }) => id === named || name?.toLowerCase() === named.toLowerCase(),
  );
  if (found === undefined)
    throw new BackendError(`No endpoint is named ${named}. npm run webhooks -- list shows them.`);
  return found;
}

async function perform(
  request: ReturnType<typeof parseWebhooksArguments>,
  source: Pick<OperatorSource, "webhooks" | "operators">,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const { webhooks, operators } = source;
  const record = (action: string, name: string | null) =>
    operators.record(
      { id: null, name: userInfo().username.slice(0, 120) },
      { action, detail: { name: name ?? "", by: "npm run webhooks" } },
    );
  if (request.action === "list") {
    const listed = await webhooks.list();
    return request.isJson ? toPrintableJson(listed, 2) : formatWebhooks(listed);
  }
  if (request.action === "add") {
    const added = await webhooks.add(request.webhook);
    if ("problem" in added) throw new BackendError(added.problem);
    const { name, format } = request.webhook;
    await record("webhook_added", name);
    return [
      `Added ${name}. npm run webhooks -- test "${name}" sends a sample.`,
      ...(format === "signed"
        ? ["This secret signs its requests, and is not shown again:", added.secret]
        : []),
    ].join("\n");
  }
  const { id, name } = await findWebhook(source, request.named);
  const shownName = name ?? id;
  switch (request.action) {
    case "test": {
      const endpoint = await webhooks.read(id);
      if (endpoint === null) throw new BackendError(`${shownName} was removed.`);
      await record("webhook_tested", name);
      const { isAccepted, answer } = await testEndpoint(endpoint, {
        allowPrivate: readAllowPrivateWebhooks(env),
      });
      if (!isAccepted)
        throw new BackendError(`${shownName} did not accept the sample: ${toPrintable(answer)}`);
      return `${shownName} accepted the sample: ${answer}`;
    }
    case "pause":
      await webhooks.setEnabled(id, false);
      await record("webhook_paused", name);
      return `${shownName} is paused: what happens until it is resumed is not sent.`;
    case "resume":
      await webhooks.setEnabled(id, true);
      await record("webhook_resumed", name);
      return `${shownName} receives what happens from now on.`;
    case "remove":
      await webhooks.remove(id);
      await record("webhook_removed", name);
      return `${shownName} was removed.`;
  }
}

const usageError = (message: string) => new UsageError("webhooks", message);

const namedActions = ["test", "pause", "resume", "remove"] as const;

const includes = <Item extends string>(items: readonly Item[], text: string | undefined): text is Item =>
  (items as readonly (string | undefined)[]).includes(text);

interface AddValues {
  name?: string | undefined;
  format?: string | undefined;
  event?: string[] | undefined;
  partner?: string | undefined;
}

/** @throws UsageError for an invalid URL, name, format or event */
function readNewWebhook(
  url: string,
  { name: typedName, format = "signed", event, partner }: AddValues,
): NewWebhook {
  const problem = findUrlProblem(url);
  if (problem !== undefined) throw usageError(problem);
  const name = typedName?.trim().normalize("NFC") ?? "";
  if (name === "" || name.length > 80 || /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(name) || isUuid(name))
    throw usageError("add needs --name with at most 80 characters.");
  if (!includes<WebhookFormat>(webhookFormats, format))
    throw usageError(`--format is one of ${webhookFormats.join(", ")}.`);
  const events = [...new Set(event ?? webhookEvents)].map((one): WebhookEvent => {
    if (!includes<WebhookEvent>(webhookEvents, one))
      throw usageError(`--event is one of ${webhookEvents.join(", ")}.`);
    return one;
  });
  return { name, url, format, events, partner: partner ?? null };
}

/** @throws UsageError for an unknown action or an invalid option */
export function parseWebhooksArguments(args: readonly string[]) {
  const { values, words } = readArguments("webhooks", args);
  const [action, word, ...more] = words;
  const { json: isJson = false, ...addValues } = values;
  if (action !== "add" && Object.keys(addValues).length > 0)
    throw usageError("--name, --format, --event and --partner belong to add.");
  if (action !== "list" && isJson) throw usageError("--json belongs to list.");
  if (action === "list") {
    if (word !== undefined) throw usageError("list takes no name.");
    return { action, isJson } as const;
  }
  if (action !== "add" && !includes(namedActions, action))
    throw usageError("Expected: list, add, test, pause, resume or remove.");
  if (word === undefined || more.length > 0)
    throw usageError(action === "add" ? "add needs one URL." : `${action} needs one name or id.`);
  if (action === "add") return { action, webhook: readNewWebhook(word, addValues) } as const;
  return { action, named: word } as const;
}
