import { useEffect, useState, createElement, useId, useRef } from "react";
import { measureHeights, type Heights } from "./measure-heights.ts";
import { SANDBOX_OUTCOMES } from "../../model/tags/sandbox-outcomes.ts";
import { CodeListing } from "./code-listing.tsx";
import { FONTS, type Choice, type ConfiguratorSettings } from "./settings.ts";
import { writeSnippet } from "./write-snippet.ts";

interface MeasuredForm {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  properties: Readonly<Record<string, string>>;
}

/** Measures a form's heights in an invisible copy, which is then removed. */
function useHeights(measuredForm: MeasuredForm): Heights {
  const [measurement, setMeasurement] = useState<{ measuredKey: string; heights: Heights }>();
  const measuredKey = JSON.stringify(measuredForm);
  useEffect(() => {
    const { tag, attributes, properties } = JSON.parse(measuredKey) as MeasuredForm;
    const container = Object.assign(document.createElement("div"), { inert: true, ariaHidden: "true" });
    Object.assign(container.style, { position: "absolute", top: "0", left: "-9999px", visibility: "hidden" });
    const form = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) form.setAttribute(name, value);
    for (const [name, value] of Object.entries(properties)) form.style.setProperty(name, value);
    const observer = new ResizeObserver(() => {
      if (form.getBoundingClientRect().height === 0) return;
      const heights = measureHeights((width) => {
        container.style.width = `${width}px`;
        return form.getBoundingClientRect().height;
      });
      setMeasurement({ measuredKey, heights });
      stopMeasuring();
    });
    const stopMeasuring = (): void => {
      observer.disconnect();
      container.remove();
    };
    container.append(form);
    document.body.append(container);
    observer.observe(form);
    return stopMeasuring;
  }, [measuredKey]);
  return measurement?.measuredKey === measuredKey ? measurement.heights : [];
}

/** Tag prefix for previews, to avoid conflicts with the page's own widgets. */
const TAG_PREFIX = "rb";

export function PartnerConfigurator({ settings }: { settings: ConfiguratorSettings }) {
  const { labels, forms, sources, states, trades, languages, latest, accent, radius } = settings;
  const [form, setForm] = useState("lead-form");
  const [values, setValues] = useState<Record<string, string>>({ context: "partner" });
  const [properties, setProperties] = useState<Record<string, string>>({});
  const [isPinned, setPinned] = useState(false);
  const [hasReservedHeight, setReservedHeight] = useState(false);

  useEffect(() => {
    const script = Object.assign(document.createElement("script"), { src: latest, async: true });
    // This deployment's origin may differ from that of the published site.
    Object.assign(script.dataset, { prefix: TAG_PREFIX, origin: location.origin });
    document.head.append(script);
  }, [latest]);

  const formAttributes = forms[form] ?? [];
  const attributes = Object.fromEntries(
    Object.entries(values).filter(([name]) => formAttributes.includes(name)),
  );
  // Previews always use sandbox mode, so that nothing is stored.
  const sandbox = attributes["sandbox"] || "success";
  const heights = useHeights({ tag: `${TAG_PREFIX}-${form}`, attributes, properties });
  const choice: Choice = {
    form,
    attributes,
    properties,
    isPinned,
    heights: hasReservedHeight ? heights : [],
  };
  const setValue = (name: string) => (value: string) => setValues((now) => ({ ...now, [name]: value }));
  const setProperty = (name: string) => (value: string) =>
    setProperties((now) => ({ ...now, [name]: value }));
  const attributeSettings: (Partial<SettingProps> & { name: keyof typeof labels })[] = [
    { name: "partner", onChange: (text) => setValue("partner")(toPartnerId(text)) },
    { name: "source", options: sources },
    { name: "heading", limit: 80 },
    { name: "submit", limit: 40 },
    { name: "layout", options: ["stack", "row"] },
    { name: "urgency", options: ["false", "true"] },
    { name: "state", options: ["", ...states], emptyLabel: labels.allStates },
    { name: "trade", options: ["", ...trades], emptyLabel: labels.allTrades },
    { name: "limit", type: "number", range: [1, 99] },
  ];

  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] content-start items-end gap-5">
        <Setting label={labels.form} initial={form} options={Object.keys(forms)} onChange={setForm} />
        {attributeSettings
          .filter(({ name }) => formAttributes.includes(name))
          .map(({ name, ...setting }) => (
            <Setting
              key={name}
              label={labels[name]}
              initial={values[name]}
              onChange={setValue(name)}
              {...setting}
            />
          ))}
        <Setting
          label={labels.language}
          options={["", ...languages]}
          emptyLabel={labels.ownLanguage}
          onChange={setValue("lang")}
        />
        <Setting label={labels.theme} options={["auto", "light", "dark"]} onChange={setValue("theme")} />
        <Setting
          label={labels.sandbox}
          options={["", ...SANDBOX_OUTCOMES]}
          emptyLabel={labels.live}
          onChange={setValue("sandbox")}
        />
        <Setting label={labels.accent} type="color" initial={accent} onChange={setProperty("--rb-accent")} />
        <Setting
          label={labels.radius}
          type="number"
          initial={String(radius)}
          onChange={(pixels) => setProperty("--rb-radius")(pixels === "" ? "" : `${pixels}px`)}
        />
        <Setting
          label={labels.font}
          options={FONTS}
          emptyLabel={labels.systemFont}
          onChange={setProperty("--rb-font")}
        />
        <Option label={labels.pinned} isChecked={isPinned} onChange={setPinned} />
        <Option label={labels.reserved} isChecked={hasReservedHeight} onChange={setReservedHeight} />
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">
        <h3>{labels.preview}</h3>
        <div>
          {createElement(`${TAG_PREFIX}-${form}`, {
            // A form reads its language only when it is inserted, so create a new element if the language
            // changes.
            key: `${form} ${attributes["lang"] ?? ""}`,
            ...attributes,
            sandbox,
            style: properties,
          })}
        </div>
        <Code text={writeSnippet(choice, settings, location.origin)} labels={labels} />
      </div>
    </div>
  );
}

/** The same as `toSlug`, which would be in a chunk shared with the salary explorer, and cost it a request. */
function toPartnerId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

interface SettingProps {
  label: string;
  /** Values to choose from; without them, the setting is an input. */
  options?: readonly string[];
  emptyLabel?: string;
  type?: "text" | "color" | "number";
  limit?: number;
  /** Lowest and highest number. */
  range?: readonly [number, number];
  initial?: string | undefined;
  onChange: (value: string) => void;
}

function Setting({
  label,
  options,
  emptyLabel,
  type = "text",
  limit,
  range: [min, max] = [0, 40],
  initial,
  onChange,
}: SettingProps) {
  const id = useId();
  // Browsers only enforce the range of a number when a form is sent.
  const toValid = (value: string): string =>
    type === "number" && value !== ""
      ? String(Math.min(max, Math.max(min, Math.round(Number(value)))))
      : value;
  const control = {
    id,
    defaultValue: initial,
    onChange: ({ target }: { target: { value: string } }) => onChange(toValid(target.value)),
    onBlur: ({ target }: { target: { value: string } }) => {
      target.value = toValid(target.value);
    },
  };
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {options ? (
        <select className="field-input field-select" {...control}>
          {options.map((option) => (
            <option key={option} value={option}>
              {option === "" ? emptyLabel : option}
            </option>
          ))}
        </select>
      ) : (
        <input
          className={type === "color" ? "field-input p-1.5" : "field-input"}
          type={type}
          min={min}
          max={max}
          maxLength={limit}
          autoComplete="off"
          {...control}
        />
      )}
    </div>
  );
}

interface OptionProps {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

function Option({ label, isChecked, onChange }: OptionProps) {
  return (
    <label className="check col-span-full">
      <input
        className="check-box"
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

function Code({ text, labels }: { text: string; labels: ConfiguratorSettings["labels"] }) {
  const [copied, setCopied] = useState("");
  const code = useRef<HTMLElement>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      // Clipboard access may be denied, or unavailable over plain HTTP. Select the code for manual copying.
      if (code.current !== null) getSelection()?.selectAllChildren(code.current);
    }
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <h3 className="mr-auto">{labels.code}</h3>
        <span role="status">{copied === text ? labels.copied : ""}</span>
        <button className="btn btn-small" type="button" onClick={() => void copy()}>
          {labels.copy}
        </button>
      </div>
      <CodeListing text={text} codeRef={code} />
    </>
  );
}
