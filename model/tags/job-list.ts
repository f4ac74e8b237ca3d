import { TRADES } from "../submissions/trades.ts";
import { oneOf, partnerId, type AttributesOf, type MessageKeys } from "./tag-description.ts";

export const jobListAttributes = {
  // No state's name is as short as the codes of states, for which there are no files.
  state: {
    maxLength: 40,
    pattern: /^(?=.{4})[a-z]+(-[a-z]+)*$/,
    expected: "the name of a state, such as texas or new-york",
  },
  trade: oneOf(TRADES),
  limit: { maxLength: 2, pattern: /^[1-9]\d?$/, expected: "a number from 1 to 99" },
  partner: partnerId,
};

export type JobListProps = AttributesOf<typeof jobListAttributes>;

export const jobListMessageKeys = [
  {
    jobList: [
      "heading",
      "trade",
      "state",
      "allTrades",
      "allStates",
      "loading",
      "slow",
      "failed",
      "retry",
      "none",
      "other",
      "one",
      "several",
      "seat",
      "seats",
      "newest",
      "range",
      "hour",
      "year",
      "remote",
      "closes",
      "apply",
      "more",
      "all",
      "allHref",
      "source",
      "hourly",
    ],
  },
] as const satisfies readonly MessageKeys[];
