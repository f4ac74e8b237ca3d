import { describe, expect, it } from "vitest";
import { findDemand, findHardestRole, findMostCommonDemand } from "../../../../model/pay/comparison.ts";
import type { State } from "../../../../model/schemas/state.ts";

const state = (...roles: [State["roles"][number]["role"], State["roles"][number]["demand"]][]) => ({
  roles: roles.map(([role, demand]) => ({ role, demand, note: "A note." })),
});
const ohio = state(["MEP Engineer", "High"], ["Superintendent", "Critical"], ["Estimator", "Critical"]);

describe("a role's demand label", () => {
  it("is the state's own, or none", () => {
    expect(findDemand(ohio, "MEP Engineer")).toBe("High");
    expect(findDemand(ohio, "BIM Coordinator")).toBeUndefined();
  });

  it("for the whole country is the most frequent one; on a tie, the harder one", () => {
    const otherStates = [state(["Estimator", "Growing"]), state(["Estimator", "Growing"])];
    expect(findMostCommonDemand([ohio, ...otherStates], "Estimator")).toBe("Growing");
    expect(findMostCommonDemand([ohio, otherStates[0] ?? ohio], "Estimator")).toBe("Critical");
    expect(findMostCommonDemand([ohio], "BIM Coordinator")).toBeUndefined();
  });

  it("determines which role is hardest to fill; on a tie, the first one in the file", () => {
    expect(findHardestRole(ohio).role).toBe("Superintendent");
  });
});
