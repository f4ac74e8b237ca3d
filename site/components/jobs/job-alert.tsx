import { alertPath } from "../../../model/jobs/alert-pages.ts";
import type { Site } from "../../../model/kinds/site.ts";
import { JOB_STATES } from "../../../model/schemas/job.ts";
import { TRADES } from "../../../model/submissions/trades.ts";
import { toNameSlug } from "../../../model/to-name-slug.ts";
import { Section } from "../section.tsx";
import { stateName } from "./format-job.ts";

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
        <div className="field">
          <label className="field-label" htmlFor="alert-trade">
            {alert.trade}
          </label>
          <select className="field-input field-select" id="alert-trade" name="trade" defaultValue={trade}>
            <option value="">{alert.allTrades}</option>
            {TRADES.map((name) => (
              <option key={name} value={name}>
                {texts.trades[name]}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label className="field-label" htmlFor="alert-state">
            {alert.state}
          </label>
          <select
            className="field-input field-select"
            id="alert-state"
            name="state"
            defaultValue={state === "" ? "" : toNameSlug(state)}
          >
            <option value="">{alert.allStates}</option>
            {JOB_STATES.map((name) => (
              <option key={name} value={toNameSlug(name)}>
                {stateName(name, site)}
              </option>
            ))}
          </select>
        </div>
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
