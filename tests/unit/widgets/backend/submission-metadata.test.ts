// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://www.ridgebeam.example/services?utm_source=board&name=Dana" }
import { afterEach, describe, expect, it } from "vitest";
import {
  toMetadataColumns,
  type SubmissionMetadata,
} from "../../../../widgets/backend/submission-metadata.ts";

const METADATA: SubmissionMetadata = {
  id: "an-id",
  context: "header",
  partner: "trades-board",
  isOwnPage: true,
  consent: { text: "Yes", version: "1" },
  formCheck: { trap: "", seconds: 4.2 },
};

afterEach(() => Object.assign(navigator, { globalPrivacyControl: undefined }));

describe("the metadata of a submission", () => {
  it("is stored in separate columns", () => {
    expect(toMetadataColumns(METADATA)).toEqual({
      id: "an-id",
      context: "header",
      partner: "trades-board",
      page_url: "https://www.ridgebeam.example/services",
      referrer: null,
      utm: { utm_source: "board" },
      consent: { text: "Yes", version: "1" },
      form_check: { trap: "", seconds: 4.2 },
    });
  });

  it.each([
    ["es-US", "es"],
    ["es", "es"],
    ["FIL-PH", "fil"],
    ["en", undefined],
    ["en-US", undefined],
    ["pt_BR", undefined],
    ["", undefined],
    [undefined, undefined],
  ])("contains the page's language if it is valid and not English (%s)", (language, stored) => {
    expect(toMetadataColumns({ ...METADATA, language }).language).toBe(stored);
  });

  it("omits the visitor's source if the browser signals a privacy preference", () => {
    Object.assign(navigator, { globalPrivacyControl: true });
    expect(toMetadataColumns(METADATA)).toMatchObject({
      partner: null,
      page_url: null,
      referrer: null,
      utm: null,
      consent: { text: "Yes", version: "1" },
      // The database counts the submission for the partner but does not store `form_check`.
      form_check: { trap: "", seconds: 4.2, partner: "trades-board" },
    });
  });

  it("names the partner from whose list of openings the page was opened, and the partner's reference", () => {
    const ownForm = { ...METADATA, partner: null };
    try {
      history.replaceState(null, "", "/jobs/electrician?partner=acme-jobs&ref=job-7");
      expect(toMetadataColumns(ownForm)).toMatchObject({
        partner: "acme-jobs",
        page_url: "https://www.ridgebeam.example/jobs/electrician",
        form_check: { trap: "", seconds: 4.2, ref: "job-7" },
      });
      expect(toMetadataColumns(METADATA).partner).toBe("trades-board");
      expect(toMetadataColumns({ ...ownForm, isOwnPage: false }).partner).toBeNull();
      Object.assign(navigator, { globalPrivacyControl: true });
      const { partner, form_check } = toMetadataColumns(ownForm);
      expect([partner, form_check.partner, form_check.ref]).toEqual([null, "acme-jobs", undefined]);
    } finally {
      history.replaceState(null, "", "/services?utm_source=board&name=Dana");
    }
  });
});
