import { EMBEDDED_WIDGETS } from "../../widgets/embed/embedded-widgets.ts";
import { PAGE_TYPES, sitemapPaths } from "../e2e/page-types.ts";
import { contact, employerLead, quickLead, remoteWork, resume, salaryReport } from "../e2e/sample-forms.ts";
import type { Shot } from "./shot.ts";
import { openReceipt } from "./sample-receipt.ts";
import {
  askToWithdraw,
  openFilters,
  openMenu,
  openQuickForm,
  pinStates,
  print,
  sendEmpty,
  sendFilled,
  stepUp,
} from "./states.ts";

/** The forms, each once. */
const FORMS = [quickLead, contact, employerLead, salaryReport, remoteWork, resume];

/** Articles that have, together with the one among the page types, every kind of block. */
const ARTICLES = [
  "/insights/2025-construction-engineering-salary-report",
  "/insights/project-manager-hiring-guide",
  "/insights/green-building-leed-hiring-impact",
  "/insights/construction-superintendent-hiring-playbook",
];

/** Every type of page, and every state of one that looks different. */
export const SHOTS: readonly Shot[] = [
  ...[...new Set<string>([...PAGE_TYPES, ...ARTICLES])].map((path) => ({ path })),
  ...EMBEDDED_WIDGETS.filter(({ tag }) => tag !== "site-header").map(({ tag }) => ({
    path: `/embed/frame/${tag}`,
  })),
  { path: "/", state: "motion wanted", reducedMotion: "no-preference" },
  { path: "/", state: "menu open", widths: [390, 768], prepare: openMenu },
  { path: "/", state: "quick form open", widths: [1440, 1920], prepare: openQuickForm },
  { path: "/locations/compare", state: "filters open", widths: [390], prepare: openFilters },
  { path: "/locations/compare", state: "states pinned", prepare: pinStates },
  { path: "/tools", state: "numbers changed", prepare: stepUp },
  ...["/locations/compare", "/tools", "/receipt"].map((path) => ({
    path,
    state: "without scripts",
    isWithoutScripts: true,
  })),
  ...["/locations/compare", "/tools", ...ARTICLES].map((path) => ({
    path,
    state: "printed",
    widths: [768],
    prepare: print,
  })),
  { path: "/receipt", state: "receipt open", prepare: openReceipt },
  { path: "/receipt", state: "withdrawal asked", prepare: askToWithdraw },
  { path: "/portal", state: "errors shown", prepare: (page) => sendEmpty(page, "portal-login") },
  ...FORMS.map(({ path, tag }): Shot => {
    return { path, state: `${tag} errors shown`, prepare: (page) => sendEmpty(page, tag) };
  }),
  ...FORMS.map((form): Shot => {
    return { path: form.path, state: `${form.tag} thanks shown`, prepare: (page) => sendFilled(page, form) };
  }),
];

/** The shots, and every other page of the sitemap. */
export async function withEveryPage(shots: readonly Shot[], url: string): Promise<readonly Shot[]> {
  const known = new Set(shots.map(({ path }) => path));
  const paths = await sitemapPaths(url);
  return [...shots, ...paths.filter((path) => !known.has(path)).map((path) => ({ path }))];
}
