import { alertPath } from "../../../model/jobs/mailed-pages.ts";
import type { Site } from "../../../model/kinds/site.ts";
import { JOB_STATES } from "../../../model/schemas/job.ts";
import { TRADES } from "../../../model/submissions/trades.ts";
import { toSlug } from "../../../model/slug.ts";
import { Section } from "../section.tsx";
import { stateName } from "./format-job.ts";

interface ChoiceProps {
  name: string;
  label: string;
  chosen: string;
  /** Text of the choice of all. */
  all: string;
  choices: readonly (readonly [value: string, text: string])[];
}

function Choice({ name, label, chosen, all, choices }: ChoiceProps) {
  const id = `alert-${name}`;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select className="field-input field-select" id={id} name={name} defaultValue={chosen}>
        <option value="">{all}</option>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

interface JobAlertProps {
  site: Site;
  /** Trade, and state in English, that are chosen. */
  trade?: string | undefined;
  state?: string | undefined;
}

/** The form of an alert about openings, which works without script. Our server alone receives it. */
export function JobAlert({ site, trade = "", state = "" }: JobAlertProps) {
  const texts = site["jobs-page"];
  const { alert } = texts;
  return (
    <Section id="alert" layout="stack" texts={{ title: alert.title, lead: alert.lead }}>
      <form
        className="grid gap-5 md:grid-cols-[1fr_1fr_1fr_auto] md:items-end print:hidden"
        method="post"
        action={alertPath(site.language, "asked")}
      >
        <Choice
          name="trade"
          label={alert.trade}
          chosen={trade}
          all={alert.allTrades}
          choices={TRADES.map((name) => [name, texts.trades[name]])}
        />
        <Choice
          name="state"
          label={alert.state}
          chosen={state === "" ? "" : toSlug(state)}
          all={alert.allStates}
          choices={JOB_STATES.map((name) => [toSlug(name), stateName(name, site)])}
        />
        <div className="field">
          <label className="field-label" htmlFor="alert-email">
            {alert.email}
          </label>
          <input
            className="field-input"
            id="alert-email"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            required
          />
        </div>
        <button className="btn btn-primary" type="submit">
          {alert.send}
        </button>
      </form>
      <p className="mt-4 max-w-[720px] text-16 leading-150 text-ink-2">{alert.small}</p>
    </Section>
  );
}
