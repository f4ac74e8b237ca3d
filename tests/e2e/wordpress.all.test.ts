import { join } from "node:path";
import type { Browser, BrowserContextOptions } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { readEmbedRelease } from "../read-embed-release.ts";
import { writeWordpressPlugin } from "../../build/embed/wordpress/write-wordpress-plugin.ts";
import { EMBEDDED_WIDGETS } from "../../widgets/embed/embedded-widgets.ts";
import { closePages, openBrowser, openPage, type WatchedPage } from "../browser/open-browser.ts";
import { useEmbedFixture } from "./embed-fixture.ts";
import { spanishSite } from "./spanish-site.ts";
import { hasWordpress, startWordpress, type RunningWordpress } from "./start-wordpress.ts";
import { temporaryFolder } from "../temporary-folder.ts";

if (!hasWordpress)
  console.log(
    "WordPress: skipped, it is not installed (Debian: apt-get install wordpress wordpress-theme-twentytwentythree php-cli php-mysql mariadb-server).",
  );

const { messages: spanish } = spanishSite;

/** Serializes a block like WordPress's editor, which escapes characters that could end the HTML comment. */
const block = (settings: object): string => {
  const settingsJson = JSON.stringify(settings).replaceAll('\\"', "\\u0022");
  const escapedJson = settingsJson.replace(/--|[<>]/g, (signs) =>
    [...signs].map((sign) => `\\u00${sign.charCodeAt(0).toString(16)}`).join(""),
  );
  return `<!-- wp:ridgebeam/form ${escapedJson} /-->`;
};

describe.skipIf(!hasWordpress)("with the WordPress plugin", () => {
  const fixture = useEmbedFixture();
  let wordpress: RunningWordpress;
  const scratch = temporaryFolder();
  let browser: Browser;
  const readPinnedRelease = () => readEmbedRelease("dist");

  beforeAll(async () => {
    const email = "hello@ridgebeam.example";
    await writeWordpressPlugin(scratch, fixture.site.url, email, readPinnedRelease());
    // WordPress requests images from external hosts, and DNS lookups are slow without a network.
    browser = await openBrowser([
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
    ]);
    wordpress = await startWordpress(join(scratch, "wordpress/ridgebeam-forms.zip"));
  });
  afterEach(() => closePages(browser));
  afterAll(async () => {
    await browser?.close();
    await wordpress?.stop();
  });

  const fetchPublished = async (content: string): Promise<string> =>
    (await fetch(wordpress.publish(content))).text();
  const openWatchedPage = async (options?: BrowserContextOptions): Promise<WatchedPage> => {
    const watchedPage = await openPage(browser, options);
    await watchedPage.page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
    return watchedPage;
  };
  const scripts = (html: string): string[] =>
    [...html.matchAll(/<script([^>]*)>/g)]
      .map(([, attributes = ""]) => attributes)
      .filter((one) => one.includes("/embed/"));

  test("a post with a block and a shortcode loads the script once, and a post without them loads nothing", async () => {
    const html = await fetchPublished(
      `${block({ partner: "acme-jobs" })}\n\n[ridgebeam_form form="contact-form"]`,
    );
    expect(html.match(/<(lead|contact)-form\b/g)).toEqual(["<lead-form", "<contact-form"]);
    const [script = "", ...further] = scripts(html);
    expect(further).toEqual([]);
    expect(script).toContain(`src="${fixture.site.url}/embed/v1.js"`);
    expect(script).toMatch(/\sasync\b/);
    expect(scripts(await fetchPublished("A job."))).toEqual([]);
  });

  test("a pinned form makes the page load the plugin's release with its integrity hash", async () => {
    const [script = "", ...further] = scripts(
      await fetchPublished(`${block({})}\n\n${block({ form: "resume-form", pinned: true })}`),
    );
    expect(further).toEqual([]);
    expect(script).toContain(`src="${fixture.site.url}${readPinnedRelease().file}"`);
    expect(script).toContain(`integrity="${readPinnedRelease().integrity}"`);
    expect(script).toContain('crossorigin="anonymous"');
  });

  test("a form uses its shortcode's language, and a pinned release loads that language's script", async () => {
    const html = await fetchPublished(
      '[ridgebeam_form form="lead-form" lang="es-MX" pinned="true"] [ridgebeam_form lang="xx"]',
    );
    expect(html.match(/<lead-form[^>]*>/g)).toEqual(['<lead-form lang="es">', "<lead-form>"]);
    const { file, integrity } = readPinnedRelease().languages["es"]!;
    expect(scripts(html)).toEqual([expect.stringContaining(`src="${fixture.site.url}${file}"`)]);
    expect(scripts(html)[0]).toContain(`integrity="${integrity}"`);
    expect(scripts(await fetchPublished('[ridgebeam_form lang="es"]'))[0]).toContain("/embed/v1.js");
  });

  test("each form accepts only its own settings", async () => {
    const settings = {
      partner: "acme-jobs",
      layout: "row",
      theme: "dark",
      accent: "#ff0000",
      radius: 8,
      font: "Georgia, serif",
    };
    const html = await fetchPublished(
      EMBEDDED_WIDGETS.map(({ tag }) => block({ form: tag, ...settings })).join("\n\n"),
    );
    for (const { tag, attributes } of EMBEDDED_WIDGETS) {
      const [, attributeText = ""] = new RegExp(`<${tag}([^>]*)>`).exec(html) ?? [];
      expect(attributeText.includes('partner="acme-jobs"'), tag).toBe("partner" in attributes);
      expect(attributeText.includes('layout="row"'), tag).toBe(tag === "lead-form");
      expect(attributeText, tag).toContain('theme="dark"');
      expect(attributeText, tag).toContain(
        'style="--rb-accent:#ff0000;--rb-radius:8px;--rb-font:Georgia, serif"',
      );
    }
  });

  test("hostile values are dropped or escaped, in blocks and in shortcodes", async () => {
    const hostile = {
      heading: `"><img src=x onerror="document.title='hacked'">`,
      submit: `'></lead-form><script>1</script>`,
      partner: `acme" onmouseover="alert(1)`,
      context: "partner\nx",
      theme: `dark" onclick="alert(1)`,
      accent: "red;background:url(javascript:1)",
      font: "x</style>",
      radius: "1e9",
      "data-ref": "seven é",
      onclick: "alert(1)",
    };
    const shortcode = `[ridgebeam_form partner='acme" onmouseover="alert(1)' heading='<b>Foreman</b>' onclick="alert(1)" style="color:red" context="partner"]`;
    const invalidForms = [block({ form: "script" }), "[ridgebeam_form form='img src=x onerror=alert(1)']"];
    const address = wordpress.publish([block(hostile), shortcode, ...invalidForms].join("\n\n"));
    const { page, consoleProblems } = await openWatchedPage();
    await page.goto(address);
    const forms = await page
      .locator("lead-form")
      .evaluateAll((all) =>
        all.map((form) => Object.fromEntries([...form.attributes].map(({ name, value }) => [name, value]))),
      );
    const { heading, submit } = hostile;
    const expectedAttributes = { heading: "<b>Foreman</b>", context: "partner" };
    // The last block has an unknown form, so it renders the default form without attributes.
    const defaultForm = {};
    expect(forms).toEqual([{ heading, submit, style: "--rb-radius:40px" }, expectedAttributes, defaultForm]);
    expect(await page.locator("img[onerror], [onclick], [onmouseover]").count()).toBe(0);
    expect(await page.title()).not.toBe("hacked");
    expect(consoleProblems).toEqual([]);
  });

  test("a sandboxed form stays sandboxed, however the attribute is written", async () => {
    const shortcodes = ["sandbox", 'sandbox=""', 'sandbox="failed"', 'sandbox="true"', 'layout="row"'].map(
      (written) => `[ridgebeam_form ${written}]`,
    );
    const blocks = [block({ sandbox: "sucess" }), block({ sandbox: "" })];
    const { page } = await openWatchedPage();
    await page.goto(wordpress.publish([...shortcodes, ...blocks].join("\n\n")));
    const sandboxes = await page
      .locator("lead-form")
      .evaluateAll((all) => all.map((form) => form.getAttribute("sandbox")));
    expect(sandboxes).toEqual(["success", "success", "failed", "true", null, "sucess", null]);
  });

  test("a form in a post is sent, and stored once", async () => {
    const { page, consoleProblems } = await openWatchedPage();
    const settings = { partner: "acme-jobs", context: "wordpress", "data-ref": "job-7" };
    await page.goto(wordpress.publish(block(settings)));
    expect(await page.locator("lead-form").getAttribute("data-ref")).toBe("job-7");
    expect(await fixture.storeLead(page, "post@wordpress.example")).toMatchObject({
      partner: "acme-jobs",
      context: "wordpress",
    });
    expect(consoleProblems).toEqual([]);
  });

  test.each(["", ' pinned="true"'])(
    "a form from a shortcode with lang=es%s is in Spanish, and is stored with its language",
    async (pinAttribute) => {
      const { page, consoleProblems } = await openWatchedPage();
      const email = pinAttribute === "" ? "es@wordpress.example" : "es-pinned@wordpress.example";
      await page.goto(wordpress.publish(`[ridgebeam_form partner="acme-jobs" lang="es"${pinAttribute}]`));
      const form = page.locator("lead-form");
      await form.getByLabel(spanish.labels.role).fill("Capataz");
      await form.getByLabel(spanish.labels.email, { exact: true }).fill(email);
      await form.getByRole("button", { name: spanish.leadForm.submit }).click();
      await page.getByText(spanish.notices.quickSuccess.title).first().waitFor();
      expect(consoleProblems).toEqual([]);
      const rows = await fixture.rows("contact_submissions", email);
      expect(rows).toMatchObject([{ partner: "acme-jobs", language: "es", position_type: "Capataz" }]);
    },
  );

  test("an editor can insert the block with a preview, save its settings, and publish it", async () => {
    const { page } = await openWatchedPage({ viewport: { width: 1400, height: 1000 } });
    await page.goto(`${wordpress.url}/wp-login.php`);
    await page.getByLabel("Username or Email Address").fill("admin");
    await page.getByLabel("Password", { exact: true }).fill("password");
    await page.getByRole("button", { name: "Log In" }).click();
    await page.waitForURL(/wp-admin/, { waitUntil: "commit" });
    await page.goto(`${wordpress.url}/wp-admin/post-new.php?post_title=Foreman`);
    await page.getByRole("button", { name: "Toggle block inserter" }).click();
    await page.getByPlaceholder("Search", { exact: true }).fill("Recruitment");
    await page.getByRole("option", { name: "Recruitment form" }).click();
    await page.getByRole("button", { name: "Toggle block inserter" }).click();
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    const preview = page.frameLocator('iframe[title="Preview of the form"]');
    await preview.getByLabel("Role you need").waitFor();
    await page.getByRole("combobox", { name: "Language", exact: true }).selectOption("es");
    await preview.getByLabel(spanish.labels.role).waitFor();
    await page.getByRole("combobox", { name: "Language", exact: true }).selectOption("");
    await preview.getByLabel("Role you need").waitFor();
    await page.getByLabel("Your partner id").fill("hard-hat-board");
    await page.getByRole("combobox", { name: "Form", exact: true }).selectOption("salary-report-form");
    await preview.getByRole("button", { name: /report/i }).waitFor();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await page
      .getByRole("region", { name: "Editor publish" })
      .getByRole("button", { name: "Publish", exact: true })
      .click();
    const address = page
      .getByRole("region", { name: "Editor publish" })
      .getByRole("link", { name: "View Post" });
    await address.waitFor();
    const html = await (await fetch((await address.getAttribute("href")) ?? "")).text();
    expect(html).toMatch(/<salary-report-form partner="hard-hat-board">/);
    expect(scripts(html)).toHaveLength(1);
  });

  test("deleting the plugin removes all of its data", () => {
    const leftovers = wordpress.evaluate<{
      deleted: boolean;
      options: string[];
      folder: boolean;
      tasks: string[];
    }>(`
      require_once ABSPATH . 'wp-admin/includes/plugin.php';
      require_once ABSPATH . 'wp-admin/includes/file.php';
      add_filter( 'filesystem_method', fn() => 'direct' );
      deactivate_plugins( 'ridgebeam-forms/ridgebeam-forms.php' );
      $deleted = delete_plugins( array( 'ridgebeam-forms/ridgebeam-forms.php' ) );
      global $wpdb;
      return array(
        'deleted' => true === $deleted,
        'options' => $wpdb->get_col( "select option_name from $wpdb->options where option_name like '%ridgebeam%'" ),
        'folder' => is_dir( WP_PLUGIN_DIR . '/ridgebeam-forms' ),
        'tasks' => array_filter( array_merge( ...array_map( 'array_keys', array_filter( _get_cron_array(), 'is_array' ) ) ), fn( $hook ) => str_contains( $hook, 'ridgebeam' ) ),
      );`);
    expect(leftovers).toEqual({ deleted: true, options: [], folder: false, tasks: [] });
  });
});
