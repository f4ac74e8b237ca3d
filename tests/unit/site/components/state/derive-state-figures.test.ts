import { describe, expect, it } from "vitest";
import { readBehaviorNumber } from "../../../../read-behavior.ts";
import { shippedSite as site } from "../../../../shipped-content.ts";
import {
  createExampleSchedule,
  deriveStateFigures,
} from "../../../../../site/components/state/state-example.tsx";

const figures = site.states.map(({ slug }) => deriveStateFigures(slug));

describe("the derived figures of a state", () => {
  it.each([
    ["days to shortlist", "shortlist"],
    ["days to hire", "hire"],
    ["candidates presented", "candidates"],
    ["retention in percent", "retention"],
  ] as const)("stay within their range: %s", (row, value) => {
    const table = "Derived values of state pages";
    for (const figure of figures) {
      expect(figure[value]).toBeGreaterThanOrEqual(readBehaviorNumber(table, row, 1));
      expect(figure[value]).toBeLessThanOrEqual(readBehaviorNumber(table, row, 2));
    }
  });

  it("are the same for the same slug, and cover their full ranges across all states", () => {
    expect(deriveStateFigures("texas")).toEqual(deriveStateFigures("texas"));
    expect(new Set(figures.map(({ shortlist }) => shortlist)).size).toBe(5);
    expect(new Set(figures.map(({ candidates }) => candidates)).size).toBe(3);
    expect(new Set(figures.map(({ retention }) => retention)).size).toBe(4);
    expect(new Set(figures.map(({ hire }) => hire)).size).toBeGreaterThan(10);
  });

  it("include a schedule whose stages are consecutive and end on the day of the signed offer", () => {
    for (const state of site.states) {
      const { shortlist, hire } = deriveStateFigures(state.slug);
      const { days, stages } = createExampleSchedule({ shortlist, hire }, site["state-page"].example.stages);
      for (const [index, stage] of stages.entries()) {
        expect(stage.to).toBeGreaterThan(stage.from);
        expect(stage.from).toBe(stages[index - 1]?.to ?? 0);
      }
      expect(stages[1]?.to).toBe(shortlist);
      expect(stages.at(-1)?.milestone).toBe(true);
      expect(Math.round(stages.at(-1)?.from ?? 0)).toBe(hire);
      expect(Math.round(stages.at(-1)?.to ?? 0)).toBe(hire);
      expect(days).toBeGreaterThan(hire);
    }
  });
});
