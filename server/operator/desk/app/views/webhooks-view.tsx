import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import type { WebhookTest } from "../../../../jobs/webhooks/webhook-channel.ts";
import { webhookEvents, type WebhookFormat } from "../../../../jobs/webhooks/webhook-formats.ts";
import type { ListedWebhook, WebhookEvent } from "../../../webhooks/webhook-store.ts";
import { api, read } from "../data/api-client.ts";
import { useDesk, useTask } from "../data/desk-context.ts";
import { deliveryStateNames } from "../data/labels.ts";
import { live } from "../data/queries.ts";
import { useKeys } from "../frame/shortcuts.tsx";
import { Button, KeyCap } from "../parts/button.tsx";
import { ConfirmDialog } from "../parts/dialogs.tsx";
import { Icon } from "../parts/icon.tsx";
import { EmptyState, LoadStatus } from "../parts/panel.tsx";

const formatNames = {
  signed: "Signed JSON (Standard Webhooks)",
  slack: "Slack",
  teams: "Microsoft Teams",
} as const satisfies Record<WebhookFormat, string>;

const eventNames = {
  "lead.created": "New lead",
  "resume.created": "New resume",
  "report.requested": "New report request",
  "lead.status_changed": "Changed state",
} as const satisfies Record<WebhookEvent, string>;

const controlClasses =
  "min-h-9 w-full min-w-0 rounded-control border border-field bg-sheet px-2 max-md:min-h-11";

const Field = ({ label, children }: { label: string; children: ReactNode }) => (
  <label className="grid gap-1">
    <span className="font-strong">{label}</span>
    {children}
  </label>
);

interface AddFormProps {
  onAdded: (added: { name: string; secret: string | null }) => void;
  onClose: () => void;
}

function AddForm({ onAdded, onClose }: AddFormProps) {
  const { partners } = useDesk().config;
  const [isBusy, run] = useTask();
  const [problem, setProblem] = useState("");
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === "Escape") onClose();
    };
    const listener = new AbortController();
    form.current?.addEventListener("keydown", closeOnEscape, listener);
    return () => listener.abort();
  }, [onClose]);
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string): string => {
      const value = data.get(name);
      return typeof value === "string" ? value.trim() : "";
    };
    const events = webhookEvents.filter((name) => data.has(name));
    if (events.length === 0) return setProblem("Choose at least one event.");
    setProblem("");
    void run(async () => {
      const { secret } = await read(
        api.webhooks.$post({
          json: {
            name: text("name"),
            url: text("url"),
            format: text("format") as WebhookFormat,
            events,
            partner: text("partner") || null,
          },
        }),
      );
      onAdded({ name: text("name"), secret });
    });
  };
  return (
    <form
      ref={form}
      aria-label="New endpoint"
      onSubmit={add}
      className="grid gap-3 border-b border-ink bg-sheet px-5 py-4 md:grid-cols-2"
    >
      <Field label="Name">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- The form opens on request. */}
        <input name="name" required maxLength={80} autoFocus autoComplete="off" className={controlClasses} />
      </Field>
      <Field label="Format">
        <select name="format" className={controlClasses}>
          {Object.entries(formatNames).map(([format, name]) => (
            <option key={format} value={format}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <Field label="URL">
        <input
          name="url"
          type="url"
          required
          maxLength={2048}
          pattern="https://.+"
          title="begins with https://"
          autoComplete="off"
          className={controlClasses}
        />
      </Field>
      <Field label="Submissions">
        <select name="partner" className={controlClasses}>
          <option value="">all, in full</option>
          {Object.entries(partners).map(([id, name]) => (
            <option key={id} value={id}>
              {name}’s only, without personal data
            </option>
          ))}
        </select>
      </Field>
      <fieldset className="flex flex-wrap gap-x-5 gap-y-1 md:col-span-2">
        <legend className="mb-1 font-strong">Events</legend>
        {webhookEvents.map((event) => (
          <label key={event} className="flex min-h-8 cursor-pointer items-center gap-2 max-md:min-h-11">
            <input type="checkbox" name={event} defaultChecked /> {eventNames[event]}
          </label>
        ))}
      </fieldset>
      <p role="alert" className="font-strong text-critical empty:hidden md:col-span-2">
        {problem}
      </p>
      <div className="flex flex-wrap gap-3 md:col-span-2">
        <Button type="submit" look="primary" disabled={isBusy}>
          Add endpoint
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}

function Secret({ name, secret, onClose }: { name: string; secret: string; onClose: () => void }) {
  const { notify } = useDesk();
  return (
    <div role="status" className="grid gap-2 border-b border-ink bg-sheet px-5 py-4">
      <p>
        <b className="font-strong">The secret of {name}.</b> It signs each request, and is not shown again.
      </p>
      <code className="font-mono text-code wrap-anywhere select-all">{secret}</code>
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() =>
            void navigator.clipboard.writeText(secret).then(
              () => notify("Copied."),
              () => notify("The browser did not allow it. Select the secret and copy it."),
            )
          }
        >
          Copy
        </Button>
        <Button onClick={onClose}>I have noted it</Button>
      </div>
    </div>
  );
}

function LastDeliveries({ last }: Pick<ListedWebhook, "last">) {
  const { times } = useDesk();
  if (last.length === 0) return <p className="text-ink-2">Nothing has been sent yet.</p>;
  return (
    <details>
      <summary className="cursor-pointer py-1 text-ink-2 underline">Last deliveries</summary>
      <ul>
        {last.map(({ id, at, event, state, error }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 py-1">
            <span
              className={`flex w-24 items-center gap-2 ${state === "failed" ? "font-strong text-critical" : ""}`}
            >
              <Icon name={state} /> {deliveryStateNames[state]}
            </span>
            <span className="text-ink-2">{times.short(at)}</span> {eventNames[event]}
            {error !== null && <span className="basis-full wrap-anywhere text-ink-2">{error}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

type Action = "test" | "pause" | "resume" | "remove";

function Endpoint({ webhook, hasKeys }: { webhook: ListedWebhook; hasKeys: boolean }) {
  const { config, notify } = useDesk();
  const [isBusy, run] = useTask();
  const [tested, setTested] = useState<WebhookTest>();
  const [isAsking, setAsking] = useState(false);
  const { id, name, url, format, events, partner, enabled, waiting, failed, last } = webhook;
  const shownName = name ?? "No name";
  const send = (action: Action) => read(api.webhooks[":id"][":action"].$post({ param: { id, action } }));
  const test = () => void run(async () => setTested(await send("test")));
  const toggle = () =>
    void run(async () => {
      await send(enabled ? "pause" : "resume");
      notify(`${shownName} ${enabled ? "is paused" : "receives what happens from now on"}.`);
    });
  useKeys(hasKeys && !isBusy ? { t: test, p: toggle, Delete: () => setAsking(true) } : {});
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="font-head text-part font-heading wrap-anywhere">{shownName}</h2>
        {!enabled && <b className="border border-ink px-1.5 font-strong">Paused</b>}
        <span className="flex flex-wrap gap-2 md:ml-auto">
          <Button hotkey={hasKeys ? "T" : undefined} disabled={isBusy} onClick={test}>
            Send a test
          </Button>
          <Button hotkey={hasKeys ? "P" : undefined} disabled={isBusy} onClick={toggle}>
            {enabled ? "Pause" : "Resume"}
          </Button>
          <Button disabled={isBusy} onClick={() => setAsking(true)}>
            Remove…
          </Button>
        </span>
      </div>
      <p className="wrap-anywhere">
        {formatNames[format]}, <span className="font-mono text-code">{url}</span>
      </p>
      <p className="text-ink-2">
        {events.map((event) => eventNames[event]).join(", ")}
        {partner !== null && `; ${config.partners[partner] ?? partner}’s only`}; {waiting} waiting,{" "}
        <span className={failed > 0 ? "font-strong text-critical" : ""}>{failed} failed</span>
      </p>
      <p role="status" className="wrap-anywhere empty:hidden">
        {tested && (
          <>
            <b className={`font-strong ${tested.isAccepted ? "" : "text-critical"}`}>
              {tested.isAccepted ? "The sample was accepted" : "The sample was not accepted"}:
            </b>{" "}
            {tested.answer}
          </>
        )}
      </p>
      <LastDeliveries last={last} />
      {isAsking && (
        <ConfirmDialog
          title={`Remove ${shownName}?`}
          action="Remove endpoint"
          isActionPossible
          onConfirm={async () => {
            await send("remove");
            notify(`${shownName} was removed.`);
          }}
          onClose={() => setAsking(false)}
        >
          <p>It receives nothing more. What is still waiting for it is not sent.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** The endpoints of webhooks, for admins: add, test, pause, remove, and read the last deliveries. */
export function WebhooksView() {
  const webhooks = useQuery({
    queryKey: [live, "webhooks"],
    queryFn: ({ signal }) => read(api.webhooks.$get({}, { init: { signal } })),
  });
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<{ name: string; secret: string }>();
  const [chosen, setChosen] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const rows = webhooks.data?.webhooks ?? [];
  const move = (step: number) => {
    const index = rows.findIndex(({ id }) => id === chosen) + step;
    const wanted = Math.max(0, Math.min(rows.length - 1, index));
    setChosen(rows[wanted]?.id);
    const item = list.current?.children[wanted];
    if (item instanceof HTMLElement) item.focus();
  };
  useKeys({ n: () => setAdding(true), j: () => move(1), k: () => move(-1) });
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-ink px-5 py-2.5">
        <h1 className="font-head text-title font-heading">Webhooks</h1>
        <Button hotkey="N" onClick={() => setAdding(true)}>
          New endpoint
        </Button>
        <p className="basis-full text-ink-2">
          Tell another system, or a channel of Slack or Teams, what comes in.
          <span className="max-md:hidden">
            {" "}
            <KeyCap>J</KeyCap> <KeyCap>K</KeyCap> choose an endpoint, <KeyCap>T</KeyCap> tests it,{" "}
            <KeyCap>P</KeyCap> pauses it.
          </span>
        </p>
      </div>
      {isAdding && (
        <AddForm
          onClose={() => setAdding(false)}
          onAdded={({ name, secret }) => {
            setAdding(false);
            setAdded(secret === null ? undefined : { name, secret });
          }}
        />
      )}
      {added && <Secret {...added} onClose={() => setAdded(undefined)} />}
      <LoadStatus query={webhooks} what="the endpoints" />
      {webhooks.data?.webhooks.length === 0 && !isAdding && <EmptyState title="No endpoints yet" />}
      <ul ref={list}>
        {rows.map((webhook) => (
          <li
            key={webhook.id}
            tabIndex={-1}
            className={`grid gap-1.5 border-b border-line border-l-4 py-3 pr-5 pl-4 ${webhook.id === chosen ? "border-l-ink bg-sheet" : "border-l-transparent"}`}
          >
            <Endpoint webhook={webhook} hasKeys={webhook.id === chosen} />
          </li>
        ))}
      </ul>
    </>
  );
}
