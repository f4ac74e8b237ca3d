import type * as z from "zod";
import { AboutSchema } from "./about.ts";
import { AgencySchema } from "./agency.ts";
import { ClaimsSchema } from "./claims.ts";
import { ContextsSchema } from "./contexts.ts";
import { HomeSchema } from "./home.ts";
import { IndustriesPageSchema } from "./industries-page.ts";
import { IndustriesSchema } from "./industries.ts";
import { InsightsSchema } from "./insights.ts";
import { LandingSchema } from "./landing.ts";
import { LocationsSchema } from "./locations.ts";
import { MessagesSchema } from "./messages.ts";
import { NavigationSchema } from "./navigation.ts";
import { NotFoundSchema } from "./not-found.ts";
import { PartnersSchema } from "./partners.ts";
import { PortalSchema } from "./portal.ts";
import { RedirectsSchema } from "./redirects.ts";
import { ResumeSchema } from "./resume.ts";
import { SalariesSchema } from "./salaries.ts";
import { ServicesPageSchema } from "./services-page.ts";
import { ServicesSchema } from "./services.ts";
import { StatePageSchema } from "./state-page.ts";

/** The schema of each `content/_data/<name>.yaml`; a file without one is a mistake, and so is a schema without a file. */
export const DATA_SCHEMAS = {
  about: AboutSchema,
  agency: AgencySchema,
  claims: ClaimsSchema,
  contexts: ContextsSchema,
  home: HomeSchema,
  "industries-page": IndustriesPageSchema,
  industries: IndustriesSchema,
  insights: InsightsSchema,
  landing: LandingSchema,
  locations: LocationsSchema,
  messages: MessagesSchema,
  navigation: NavigationSchema,
  "not-found": NotFoundSchema,
  partners: PartnersSchema,
  portal: PortalSchema,
  redirects: RedirectsSchema,
  resume: ResumeSchema,
  salaries: SalariesSchema,
  "services-page": ServicesPageSchema,
  services: ServicesSchema,
  "state-page": StatePageSchema,
} as const;

/** The checked content of all data files, by name. */
export type DataFiles = { [Name in keyof typeof DATA_SCHEMAS]: z.output<(typeof DATA_SCHEMAS)[Name]> };
