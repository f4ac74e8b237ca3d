import { describe, expect, it } from "vitest";
import { computeRaise } from "../../../../widgets/hiring-calculator/offer-calculator.tsx";
import { computeSeatCost } from "../../../../widgets/hiring-calculator/seat-calculator.tsx";
import { computeTurnoverCost } from "../../../../widgets/hiring-calculator/turnover-calculator.tsx";

it("an offer is compared with current pay in dollars and in percent", () => {
  expect(computeRaise(125_000, 115_000)).toEqual({ dollars: 10_000, percent: 8.7 });
  expect(computeRaise(90_000, 100_000)).toEqual({ dollars: -10_000, percent: -10 });
});

describe("an empty seat", () => {
  const inputs = { pay: 135_000, empty: 45, "first-day": 50, ramp: 6, workdays: 250 };

  it("costs its empty days, plus half of the first day's productivity gap during the ramp", () => {
    expect(computeSeatCost(inputs)).toEqual({
      day: 540,
      emptyCost: 24_300,
      rampDays: 125,
      rampLossPercent: 25,
      rampLossDays: 31.25,
      rampCost: 16_875,
      total: 41_175,
    });
  });

  it("costs only its empty days if the new hire is fully productive immediately", () => {
    expect(computeSeatCost({ ...inputs, "first-day": 100 }).total).toBe(24_300);
    expect(computeSeatCost({ ...inputs, ramp: 0 }).total).toBe(24_300);
    expect(computeSeatCost({ ...inputs, empty: 0, ramp: 0 }).total).toBe(0);
  });
});

describe("turnover", () => {
  const inputs = {
    people: 40,
    turnover: 75,
    "cost-low": 15_000,
    "cost-high": 25_000,
    productive: 6,
    kept: 10,
  };

  it("is the cost of replacing people who leave, minus those retained", () => {
    expect(computeTurnoverCost(inputs)).toEqual({
      costLow: 15_000,
      costHigh: 25_000,
      leavers: 30,
      totalLow: 450_000,
      totalHigh: 750_000,
      rampMonths: 180,
      isCapped: false,
      leaversRetained: 4,
      savedLow: 60_000,
      savedHigh: 100_000,
      leaversRemaining: 26,
      remainingLow: 390_000,
      remainingHigh: 650_000,
    });
  });

  it("ranges from the lower to the higher cost, whichever field they are in", () => {
    const swapped = { ...inputs, "cost-low": 25_000, "cost-high": 15_000 };
    expect(computeTurnoverCost(swapped)).toEqual(computeTurnoverCost(inputs));
  });

  it("cannot retain more people than leave", () => {
    const { isCapped, leaversRetained, leaversRemaining, remainingHigh } = computeTurnoverCost({
      ...inputs,
      turnover: 5,
    });
    expect([isCapped, leaversRetained, leaversRemaining, remainingHigh]).toEqual([true, 2, 0, 0]);
  });
});
