import type { Page } from "playwright";
import type { Receipt } from "../../widgets/backend/receipts.ts";
import { EMBEDDED_WIDGETS } from "../../widgets/embed/embedded-widgets.ts";
import { SAMPLE_PATHS, fetchSitemapPaths } from "../e2e/sample-paths.ts";
import {
  sendForm,
  locateForm,
  type SampleForm,
  contact,
  employerLead,
  quickLead,
  remoteWork,
  resume,
  salaryReport,
} from "../e2e/sample-forms.ts";

export interface Shot {
  path: string;
  /** Page state, such as "menu open"; undefined for the initial state. */
  state?: string;
  /** Viewport widths in CSS pixels at which the state exists. Defaults to all widths. */
  widths?: readonly number[];
  /** Set to "no-preference" to allow motion. Motion is reduced by default. */
  reducedMotion?: "no-preference";
  isScriptingDisabled?: boolean;
  prepare?: (page: Page) => Promise<unknown>;
}

/** Viewport widths in CSS pixels: phone, tablet, laptop, large screen. */
export const WIDTHS = [390, 768, 1440, 1920] as const;

export interface Screenshot {
  name: string;
  shot: Shot;
  width: number;
}

export function listScreenshots(shots: readonly Shot[], widths: readonly number[]): Screenshot[] {
  return shots.flatMap((shot) =>
    widths
      .filter((width) => shot.widths?.includes(width) ?? true)
      .map((width) => ({ name: nameOf(shot, width), shot, width })),
  );
}

function nameOf({ path, state }: Shot, width: number): string {
  const page = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
  return [page, ...(state === undefined ? [] : [state.replaceAll(" ", "-")]), width].join("--");
}

/** Receipt for a resume that was read an hour ago and has not been answered yet. */
const RECEIPT: Receipt = {
  outcome: "found",
  kind: "resume",
  received_at: "2026-01-15T12:30:00Z",
  read_at: "2026-01-15T14:00:00Z",
  contacted_at: null,
  closed_at: null,
  mailed_at: null,
  sent: {
    first_name: "Sam",
    last_name: "Reyes",
    desired_position: "Estimator",
    location: "Columbus, OH",
    email: "sam@picture.example",
    phone: "(614) 555-0142",
    additional_information: "Free from March.\nWilling to travel.",
    resume_filename: "sam-reyes.pdf",
    resume_file_size: 48_213,
  },
  consent: "I agree to be contacted about this.",
  notes: [{ at: "2026-01-15T13:00:00Z", note: "Best reached after five." }],
  is_held: false,
  kept_until: "2027-01-15T12:30:00Z",
};

const KEY = "A".repeat(22);

async function openReceipt(page: Page): Promise<void> {
  await page.route("**/rest/v1/rpc/read_receipt", (route) => route.fulfill({ json: RECEIPT }));
  await page.evaluate((key) => location.assign(`#${key}`), KEY);
  await page.getByText("sam@picture.example").first().waitFor();
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog").waitFor();
}

async function openFilters(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("group", { name: "OSHA plan" }).waitFor();
}

async function pinStates(page: Page): Promise<void> {
  for (const state of ["TX", "OH"]) await page.locator(`[name="pin"][value="${state}"]`).check();
}

async function stepUpCalculators(page: Page): Promise<void> {
  for (const calculator of await page.locator("hiring-calculator").all()) {
    const number = calculator.getByRole("spinbutton").first();
    await number.focus();
    // The script loads on focus. Key presses before that would have no effect.
    await page.waitForFunction(() => customElements.get("hiring-calculator"));
    await number.press("ArrowUp");
    await calculator.getByRole("button", { name: "Start over" }).waitFor();
  }
}

async function askToWithdraw(page: Page): Promise<void> {
  await openReceipt(page);
  await page.getByRole("button", { name: "Withdraw" }).click();
  await page.getByRole("group", { name: "Delete it for good?" }).waitFor();
}

async function emulatePrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
}

async function openQuickForm(page: Page): Promise<void> {
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: "Request Talent" }).click();
  await banner.getByLabel("Email").waitFor();
}

async function sendEmpty(page: Page, tag: string): Promise<void> {
  const form = page.locator(`main ${tag}`);
  await form.locator('button[type="submit"]').click();
  await form.locator('[aria-invalid="true"]').first().waitFor();
}

async function sendFilled(page: Page, sample: SampleForm): Promise<void> {
  const form = locateForm(page, sample);
  await sendForm(form, sample, `picture-${page.viewportSize()?.width}@${sample.tag}.example`);
  // Only look in status messages, since the text may also occur elsewhere on the page.
  await page
    .getByRole("status")
    .getByText(sample.successLines[0] ?? "")
    .first()
    .waitFor();
  // Receipt keys are random, so replace them.
  await page.locator('main a[href*="/receipt#"]').evaluateAll((links) => {
    for (const link of links) link.textContent = link.textContent.replace(/#.*/s, "#the-key-of-the-receipt");
  });
}

const FORMS = [quickLead, contact, employerLead, salaryReport, remoteWork, resume];

/** Together with the article in `SAMPLE_PATHS`, these contain every type of block. */
const ARTICLES = [
  "/insights/2025-construction-engineering-salary-report",
  "/insights/project-manager-hiring-guide",
  "/insights/green-building-leed-hiring-impact",
  "/insights/construction-superintendent-hiring-playbook",
];

const SHOTS: readonly Shot[] = [
  ...[...new Set<string>([...SAMPLE_PATHS, ...ARTICLES])].map((path) => ({ path })),
  ...EMBEDDED_WIDGETS.filter(({ tag }) => tag !== "site-header").map(({ tag }) => ({
    path: `/embed/frame/${tag}`,
  })),
  { path: "/", state: "motion wanted", reducedMotion: "no-preference" },
  { path: "/", state: "menu open", widths: [390, 768], prepare: openMenu },
  { path: "/", state: "quick form open", widths: [1440, 1920], prepare: openQuickForm },
  { path: "/locations/compare", state: "filters open", widths: [390], prepare: openFilters },
  { path: "/locations/compare", state: "states pinned", prepare: pinStates },
  { path: "/tools", state: "numbers changed", prepare: stepUpCalculators },
  ...["/locations/compare", "/tools", "/receipt"].map((path) => ({
    path,
    state: "without scripts",
    isScriptingDisabled: true,
  })),
  ...["/locations/compare", "/tools", ...ARTICLES].map((path) => ({
    path,
    state: "printed",
    widths: [768],
    prepare: emulatePrint,
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

/**
 * Returns the shots of the given pages, or all shots by default. A page without shots gets one of its initial
 * state.
 */
export function selectShots(pages: readonly string[] | undefined): readonly Shot[] {
  return (
    pages?.flatMap((path) => {
      const pageShots = SHOTS.filter((shot) => shot.path === path);
      return pageShots.length > 0 ? pageShots : [{ path }];
    }) ?? SHOTS
  );
}

export async function addMissingPages(shots: readonly Shot[], url: string): Promise<readonly Shot[]> {
  const knownPaths = new Set(shots.map(({ path }) => path));
  const paths = await fetchSitemapPaths(url);
  return [...shots, ...paths.filter((path) => !knownPaths.has(path)).map((path) => ({ path }))];
}
