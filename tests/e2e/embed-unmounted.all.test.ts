import { expect, test } from "vitest";
import { EMBEDDED_WIDGETS } from "../../widgets/embed/embedded-widgets.ts";
import { countLiveObjects, findLeaks, watchTimers } from "../browser/count-live-objects.ts";
import { useEmbedFixture } from "./embed-fixture.ts";

const fixture = useEmbedFixture();

/**
 * How many times the form is inserted and removed, and how many times before measuring: the first insertions create
 * objects that later ones reuse.
 */
const [TIMES, WARM_UP] = [5, 3];

test("a removed widget leaves no node, listener or timer behind", async () => {
  const { page, consoleMessages } = await fixture.visit(`<body>${fixture.script("")}</body>`, {
    before: watchTimers,
  });
  const mount = (tag: string, times: number): Promise<void> =>
    page.evaluate(
      async ([name, count]) => {
        for (let round = 0; round < count; round++) {
          const form = document.createElement(name);
          const ready = new Promise((resolve) => form.addEventListener("ridgebeam:ready", resolve));
          document.body.append(form);
          while (!form.shadowRoot?.firstElementChild) await new Promise((resolve) => setTimeout(resolve));
          // A widget with a `data-wake` element, such as the header, is not hydrated until it is used.
          if (!form.shadowRoot.querySelector("[data-wake]")) await ready;
          form.remove();
        }
      },
      [tag, times] as const,
    );
  for (const { tag } of EMBEDDED_WIDGETS) {
    await mount(tag, WARM_UP);
    const before = await countLiveObjects(page);
    await mount(tag, TIMES);
    const after = await countLiveObjects(page, before);
    expect(findLeaks(after, before), `${tag}: ${JSON.stringify({ before, after })}`).toEqual([]);
  }
  expect(consoleMessages).toEqual([]);
});
