import { expect, it } from "vitest";
import { findState } from "../../../../../server/operator/desk/leads/find-candidates.ts";

it.each([
  ["Texas", "Texas"],
  ["Austin, TX", "Texas"],
  ["Charleston, West Virginia", "West Virginia"],
  ["IN OUR YARD, Gary, IN", "Indiana"],
  ["new york city", "New York"],
  ["Cheyenne WY", "Wyoming"],
  ["Toronto, ON", undefined],
  ["in or near me", undefined],
  ["", undefined],
])("the state of %j is %j", (place, state) => {
  expect(findState(place)).toBe(state);
});
