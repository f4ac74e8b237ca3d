import pay from "pay:explorer";
import texts from "embed:texts";
import type { MountForm } from "./embedded-form.ts";
import { applyingJobListWidget } from "./applying-job-list.ts";
import { EMBEDDED_WIDGETS } from "./embedded-widgets.ts";
import { createMountForm } from "./mount-form.ts";
import { withHeaderForm } from "./adapt-header.ts";
import { withFileDrop } from "./with-file-drop.ts";
import { withNarrowStyles } from "./with-narrow-styles.ts";
import { withDeferredAttributes } from "./with-deferred-attributes.ts";

const mountWidget = createMountForm([applyingJobListWidget, ...EMBEDDED_WIDGETS], texts, pay);

const MOUNT_BY_TAG = new Map([
  ["lead-form", withNarrowStyles(mountWidget)],
  ["resume-form", withFileDrop(mountWidget)],
  ["salary-explorer", withDeferredAttributes(mountWidget)],
  ["site-header", withHeaderForm(withNarrowStyles(mountWidget))],
]);

export const mountForm: MountForm = (options) => (MOUNT_BY_TAG.get(options.tag) ?? mountWidget)(options);
