import { defineTextFile } from "../layouts/define-pages.ts";

/** The `security.txt` file (RFC 9116). */
export default defineTextFile({
  data: { permalink: "/.well-known/security.txt" },
  render: ({ site: { agency }, origins }) =>
    [
      `Contact: mailto:${agency.email}?subject=security`,
      `Expires: ${agency.securityContactUntil}T00:00:00Z`,
      "Preferred-Languages: en",
      `Canonical: ${origins.site}/.well-known/security.txt`,
      "",
    ].join("\n"),
});
