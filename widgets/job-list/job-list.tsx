import { useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { jobListAttributes, type JobListProps, type jobListMessageKeys } from "../../model/tags/job-list.ts";
import { useConfig, useMessages } from "../runtime/config.ts";
import { widget, type Widget } from "../runtime/widget.ts";
import { useHost } from "../runtime/widget-root.tsx";
import { fillText, formatCount, PAY_TICKS, toPosition, withParameters, findName } from "./format-job.ts";
import { JobRow, type LoadApplyForm } from "./job-row.tsx";
import type { JobChoice, ListedJob, NamedGroup } from "./job-slice.ts";
import { useJobs } from "./use-jobs.ts";

/** How many openings are shown at first, and added at a time. */
const DEFAULT_LIMIT = 10;

const ENGLISH = "en-US";

/** Never notifies. `useSyncExternalStore` is used only to tell prerendering and hydration from later renders. */
const subscribe = () => () => undefined;

/**
 * Lists openings with place, pay and last day, and filters by trade and state. Each opens its page on our site. The first
 * render is the same for all attributes and languages of a page, and has no openings: those are loaded in the browser.
 * @param loadApplyForm loads the form that is opened below an opening; if absent, Apply opens the opening's page
 */
export const createJobListWidget = (loadApplyForm?: LoadApplyForm): Widget =>
  widget("job-list", jobListAttributes, (attributes) => (
    <JobList {...attributes} loadApplyForm={loadApplyForm} />
  ));

export const jobListWidget = createJobListWidget();

interface ListProps extends JobListProps {
  loadApplyForm: LoadApplyForm | undefined;
}

function JobList({ trade: presetTrade, state = "", limit, partner, loadApplyForm }: ListProps) {
  const { agency, lang, origin = "" } = useConfig();
  const texts = useMessages<typeof jobListMessageKeys>().jobList;
  const host = useHost();
  const headingId = useId();
  const listRef = useRef<HTMLUListElement>(null);
  const statusRef = useRef<HTMLParagraphElement>(null);
  const trade: string = presetTrade ?? "";
  const preset = `${state} ${trade}`;
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  // What the visitor has chosen is replaced once the page changes the attributes.
  const [change, setChange] = useState({ preset, choice: { trade, state }, pages: 1 });
  const current = change.preset === preset ? change : { preset, choice: { trade, state }, pages: 1 };
  const choice = isHydrated ? current.choice : undefined;
  /** The first opening that the visitor has asked to see, which gets the focus. */
  const focusAt = useRef<number>(undefined);

  const { found, phase, retry } = useJobs(choice);
  const locale = lang ?? ENGLISH;
  const isEmbedded = Boolean(host?.shadowRoot);
  const step = Number(limit ?? DEFAULT_LIMIT);
  const shown = found?.jobs.slice(0, current.pages * step) ?? [];
  const { count = 0, seats = 0 } = found ?? {};
  const isShown = phase === "shown" && found !== undefined;
  const linkTo = (path: string) =>
    isEmbedded ? { href: origin + path, target: "_blank", rel: "noopener" } : { href: path };
  // Our pages read these (`model/submissions/linked-partner.ts`).
  const source = { partner, ref: partner && host?.dataset["ref"] };
  // The page in the language of the list, whose address is that of all openings.
  const pageOf = ({ url }: ListedJob): string => url.replace(/^\/jobs(?=\/)/, texts.allHref);
  const choose = (chosen: Partial<JobChoice>): void =>
    setChange({ preset, choice: { ...current.choice, ...chosen }, pages: 1 });

  useEffect(() => {
    if (focusAt.current === undefined) return;
    listRef.current?.querySelectorAll<HTMLElement>(".job-title a")[focusAt.current]?.focus();
    focusAt.current = undefined;
  }, [current.pages]);

  const status = (): string => {
    if (phase === "failed") return "";
    if (!isShown) return phase === "slow" ? texts.slow : texts.loading;
    if (count === 0) return texts.none;
    return [
      formatCount(count, texts.one, texts.several, locale),
      ...(seats > count ? [formatCount(seats, texts.seat, texts.seats, locale)] : []),
    ].join(", ");
  };

  return (
    <section className="jobs" aria-labelledby={headingId} aria-busy={!isShown && phase !== "failed"}>
      <div className="jobs-head">
        <p className="form-heading" id={headingId}>
          {texts.heading}
        </p>
        <p className="jobs-count" role="status" ref={statusRef} tabIndex={-1}>
          {status()}
        </p>
      </div>
      <div className="jobs-filters">
        <Filter
          label={texts.trade}
          all={texts.allTrades}
          value={choice?.trade ?? ""}
          groups={found?.trades}
          own={found?.trade}
          locale={locale}
          onChoose={(value) => choose({ trade: value })}
        />
        <Filter
          label={texts.state}
          all={texts.allStates}
          value={choice?.state ?? ""}
          groups={found?.states}
          own={found?.state}
          locale={locale}
          onChoose={(value) => choose({ state: value })}
        />
      </div>
      <div className="jobs-body">
        {phase === "failed" ? (
          <div className="jobs-failed" role="alert">
            <p>{texts.failed}</p>
            <button
              className="btn"
              type="button"
              onClick={() => {
                // The button disappears.
                statusRef.current?.focus();
                retry();
              }}
            >
              {texts.retry}
            </button>
          </div>
        ) : (
          shown.length > 0 && (
            <>
              <p className="jobs-ticks" aria-hidden="true">
                {PAY_TICKS.map((tick) => (
                  <span key={tick} style={{ insetInlineStart: `${toPosition(tick)}%` }}>
                    ${tick / 1000}K
                  </span>
                ))}
              </p>
              <ul className="jobs-rows" ref={listRef}>
                {shown.map((job) => (
                  <JobRow
                    key={job.url}
                    job={job}
                    texts={texts}
                    locale={locale}
                    isEnglish={lang === undefined}
                    link={linkTo(withParameters(pageOf(job), source))}
                    loadApplyForm={loadApplyForm && (() => loadApplyForm(lang))}
                    partner={partner}
                  />
                ))}
              </ul>
              {found && shown.length < found.jobs.length && (
                <p className="jobs-more">
                  <button
                    className="btn"
                    type="button"
                    onClick={() => {
                      focusAt.current = shown.length;
                      setChange({ ...current, pages: current.pages + 1 });
                    }}
                  >
                    {fillText(texts.more, { count: Math.min(step, found.jobs.length - shown.length) })}
                  </button>
                </p>
              )}
              {found && found.jobs.length < count && (
                <p className="jobs-note">
                  {fillText(texts.newest, {
                    count: found.jobs.length.toLocaleString(locale),
                    all: count.toLocaleString(locale),
                  })}
                </p>
              )}
            </>
          )
        )}
        {isShown && count === 0 && <p className="jobs-note">{texts.other}</p>}
      </div>
      <p className="jobs-foot">
        <a {...linkTo(withParameters(texts.allHref, choice ? { ...choice, ...source } : {}))}>{texts.all}</a>
        <span>
          {fillText(texts.source, { name: agency.name })}
          {shown.some(({ pay }) => pay.unit === "hour") && `; ${texts.hourly}`}
        </span>
      </p>
    </section>
  );
}

interface FilterProps {
  label: string;
  /** Text of the choice of all. */
  all: string;
  value: string;
  /** Undefined until openings are loaded. */
  groups: readonly NamedGroup[] | undefined;
  /** The trade or state of the loaded openings, which may have none and then is not in `groups`. */
  own: NamedGroup | undefined;
  locale: string;
  onChoose: (value: string) => void;
}

/** A choice of a trade or a state. What is chosen is always in it, so that the choice is seen before openings are loaded. */
function Filter({ label, all, value, groups = [], own, locale, onChoose }: FilterProps) {
  const id = useId();
  const listed = groups.map(({ slug }) => slug);
  const slugs = value === "" || listed.includes(value) ? listed : [value, ...listed];
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select
        className="field-input field-select"
        id={id}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="">{all}</option>
        {slugs.map((slug) => (
          <option key={slug} value={slug}>
            {findName(slug, [...groups, own], locale)}
          </option>
        ))}
      </select>
    </div>
  );
}
