import { describe, expect, it } from "vitest";
import { shippedSite } from "../../../shipped-content.ts";
import { adjustPay, findBaselinePay, payInState, findRegion } from "../../../../model/pay/state-pay.ts";
import { SALARY_ROLES } from "../../../../model/schemas/salaries.ts";

const { salaries, states } = shippedSite;

describe("the pay of a role in a state", () => {
  it("is the baseline plus the premium of the state's region, in whole dollars", () => {
    const publishedStates = states.filter(({ slug }) => findRegion(salaries, slug) !== undefined);
    expect(publishedStates.length).toBeGreaterThan(0);
    for (const { slug } of publishedStates)
      for (const role of SALARY_ROLES) {
        const premium = findRegion(salaries, slug)?.premium ?? 0;
        const baseline = findBaselinePay(salaries, role);
        for (const figure of ["low", "average", "high"] as const) {
          const pay = payInState(salaries, role, slug)?.[figure] ?? 0;
          expect(pay * 100, `${role} in ${slug}`).toBe(baseline[figure] * (100 + premium));
          expect(Number.isInteger(pay)).toBe(true);
        }
      }
  });

  it("is undefined if no premium is published", () => {
    for (const slug of salaries.unpublished.states)
      for (const role of SALARY_ROLES) expect(payInState(salaries, role, slug)).toBeUndefined();
  });

  it("is never rounded silently", () => {
    expect(() => adjustPay({ low: 87_250, average: 90_000, high: 95_000 }, 5)).toThrow(
      "is not a whole dollar",
    );
  });
});
