import { describe, expect, it } from "vitest";
import { demandIn, hardestRole, usualDemand } from "../../../../../site/model/pay/demand.ts";
import type { State } from "../../../../../site/model/schemas/state.ts";

const state = (...roles: [State["roles"][number]["role"], State["roles"][number]["demand"]][]) => ({
  roles: roles.map(([role, demand]) => ({ role, demand, note: "A note." })),
});
const ohio = state(["MEP Engineer", "High"], ["Superintendent", "Critical"], ["Estimator", "Critical"]);

describe("the label of a role", () => {
  it("is the state's own, or none", () => {
    expect(demandIn(ohio, "MEP Engineer")).toBe("High");
    expect(demandIn(ohio, "BIM Coordinator")).toBeUndefined();
  });

  it("of the whole country is the most frequent one, of two the harder", () => {
    const others = [state(["Estimator", "Growing"]), state(["Estimator", "Growing"])];
    expect(usualDemand([ohio, ...others], "Estimator")).toBe("Growing");
    expect(usualDemand([ohio, others[0] ?? ohio], "Estimator")).toBe("Critical");
    expect(usualDemand([ohio], "BIM Coordinator")).toBeUndefined();
  });

  it("decides which role is hardest to fill; of several the first that the file names", () => {
    expect(hardestRole(ohio).role).toBe("Superintendent");
  });
});
