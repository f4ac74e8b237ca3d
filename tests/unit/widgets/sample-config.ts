import { readdirSync, readFileSync } from "node:fs";
import { parseYamlSource } from "../../../model/source/yaml-source.ts";
import { expandSource } from "../../../model/source/references.ts";
import { createExplorerData } from "../../../model/pay/explorer-data.ts";
import { AgencySchema } from "../../../model/schemas/agency.ts";
import { MessagesSchema } from "../../../model/schemas/messages.ts";
import type { Salaries } from "../../../model/schemas/salaries.ts";
import type { State } from "../../../model/schemas/state.ts";
import type { FullConfig } from "../../../widgets/runtime/config.ts";

const parse = (file: string) => parseYamlSource(file, readFileSync(file, "utf8"));
const read = (name: string) => parse(`content/_data/${name}.yaml`);
const claims = read("claims").value as Record<string, { text: string }>;
const { name, shortName, email, phone } = AgencySchema.parse(read("agency").value);
const agency = { name, shortName, email, phone };
const references = new Map([
  ...Object.entries(claims).map(([id, { text }]) => [`claims.${id}`, text] as const),
  ["agency.name", agency.name],
]);

export const SAMPLE_CONFIG: FullConfig = {
  messages: MessagesSchema.parse(expandSource(read("messages"), references, []).value),
  agency,
  navigation: {
    links: [
      { text: "Services", href: "/services" },
      { text: "Insights", href: "/insights" },
      { text: "Contact", href: "/#contact" },
    ],
    portal: { text: "Candidate Portal", href: "/portal" },
    request: { text: "Request Talent", href: "/#contact" },
  },
  explorer: { text: "All roles", href: "/pay" },
  backend: { url: "https://backend.example", key: "publishable" },
  pay: createExplorerData(
    read("salaries").value as Salaries,
    readdirSync("content/states").map((name) => parse(`content/states/${name}`).value as State),
    { roles: {}, places: {} },
  ),
};

Object.assign(globalThis, { WIDGET_CONFIG: JSON.stringify(SAMPLE_CONFIG) });
