import type * as z from "zod";
import { AgencySchema } from "./agency.ts";
import { ClaimsSchema } from "./claims.ts";
import { HomeSchema } from "./home.ts";
import { IndustriesSchema } from "./industries.ts";
import { MessagesSchema } from "./messages.ts";
import { NavigationSchema } from "./navigation.ts";
import { SalariesSchema } from "./salaries.ts";
import { ServicesSchema } from "./services.ts";

/** The schema of each `content/_data/<name>.yaml`; a file without one is a mistake, and so is a schema without a file. */
export const DATA_SCHEMAS = {
  agency: AgencySchema,
  claims: ClaimsSchema,
  home: HomeSchema,
  industries: IndustriesSchema,
  messages: MessagesSchema,
  navigation: NavigationSchema,
  salaries: SalariesSchema,
  services: ServicesSchema,
} as const;

/** The checked content of all data files, by name. */
export type DataFiles = { [Name in keyof typeof DATA_SCHEMAS]: z.output<(typeof DATA_SCHEMAS)[Name]> };
