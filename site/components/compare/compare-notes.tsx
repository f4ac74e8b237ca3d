import type { Compared } from "./compared.ts";
import { COMPARISON_PATH } from "../../model/pay/comparison.ts";
import { fillText } from "../state/fill-text.ts";
import { MethodLink } from "../pay/method-link.tsx";
import { PlainLink } from "../plain-link.tsx";
import { FactSign } from "./fact-sign.tsx";

/** What the signs mean, where the pay comes from, and how far the facts can be relied on. */
export function CompareNotes({ texts, salaries }: Compared) {
  const { key, notes } = texts;
  const regions = [
    ...salaries.regions.map(({ region, rule }) => `${region}: ${rule}.`),
    `${texts.controls.unpublished}: ${salaries.unpublished.rule}.`,
  ].join(" ");
  return (
    <>
      <ul className="compare-key">
        <li>
          <span className="key-pay" aria-hidden="true" /> {key.range}
        </li>
        <li>
          <span className="key-base" aria-hidden="true" /> {key.baseline}
        </li>
        {(["full", "part", "empty", "missing"] as const).map((level) => (
          <li key={level}>
            <FactSign level={level} /> {key[level]}
          </li>
        ))}
      </ul>
      <div className="compare-notes">
        <div>
          <p>{fillText(notes.pay, { year: salaries.year, regions })}</p>
          <MethodLink className="mt-2" />
        </div>
        <div>
          <p>
            {notes.law} {notes.check}
          </p>
          <PlainLink href={`${COMPARISON_PATH}#sources`}>{texts.sources.title}</PlainLink>
        </div>
      </div>
    </>
  );
}
