import type { MountForm } from "./embedded-form.ts";

/** Lets visitors drop files on the resume field. Files dropped elsewhere are left to the page. */
export const withFileDrop =
  (mountForm: MountForm): MountForm =>
  (options) => {
    // Loaded separately to keep the form small. Until then, the native input accepts drops.
    void import("../resume-form/accept-drops.ts").then(
      ({ acceptDrops }) => acceptDrops(options.container.getRootNode()),
      () => undefined,
    );
    return mountForm(options);
  };
