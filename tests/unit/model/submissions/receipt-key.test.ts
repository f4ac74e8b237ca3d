import { expect, it } from "vitest";
import { readReceiptKey } from "../../../../model/submissions/receipt-key.ts";

const key = "AbC_d-0123456789xyzXYQ";
const link = `https://www.ridgebeam.example/receipt#${key}`;
const escaped = encodeURIComponent(link);
const proofpoint2 = link
  .replace(/[-_]/g, (one) => (one === "-" ? "-2D" : "-5F"))
  .replace(/[:#]/g, (one) => (one === ":" ? "-3A" : "-23"))
  .replaceAll("/", "_");

it.each([
  link,
  key,
  `#${key}`,
  // Parameters for tracking, inside and before the fragment.
  `#${key}?utm_source=newsletter&utm_medium=email`,
  `#${key}&utm_source=newsletter`,
  `https://www.ridgebeam.example/receipt?utm_source=x#${key}?utm_source=x`,
  `${key}?utm_source=x`,
  // Escapes, once or several times.
  `#${key.replace("_", "%5F").replace("-", "%2D")}`,
  `#${key.replace("_", "%255f")}`,
  `https://www.ridgebeam.example/receipt%23${key}`,
  `https://www.ridgebeam.example/receipt/%23/${key}`,
  `https://www.ridgebeam.example/receipt%2523${key}%253E`,
  // base64 instead of base64url, also with padding.
  `#${key.replace("_", "/").replace("-", "+")}`,
  `#${key.replace("_", "%2F").replace("-", "%2B")}%3D%3D`,
  `#${key}==`,
  `#/${key}`,
  `#${key}/`,
  // What surrounds a link in a mail.
  ...[">", ".", "%20", "%3E", ",", ")", "]", '"', "”", "»", "…", "&gt;", "%3E%3E", " | Ridgebeam"].map(
    (end) => `#${key}${end}`,
  ),
  `<${link}>`,
  `Your receipt: ${link}. Thank you`,
  `&lt;${link}&gt;`,
  `https://www.ridgebeam.example/receipt&#35;${key}`,
  `https://www.ridgebeam.example/receipt&#x23;${key}`,
  // Lines broken by a mail program, and quoted-printable.
  `${link.slice(0, -9)}\n${link.slice(-9)}`,
  `${link.slice(0, -9)}=\r\n${link.slice(-9)}`,
  `${link.slice(0, -4)}\u200b${link.slice(-4)}`,
  // Links of mail filters.
  `https://nam02.safelinks.protection.outlook.com/?url=${escaped}&data=05%7C02%7Cdana%40acme.com%7C0123456789abcdef0123&sdata=kQ%3D&reserved=0`,
  `https://deu01.safelinks.protection.outlook.com/?url=${encodeURIComponent(link.replace("#", "%23"))}&amp;data=05%7C02`,
  `https://urldefense.proofpoint.com/v1/url?u=${link}&k=oIvRg1%2BdGAgOoM1BIlLLqw%3D%3D%0A`,
  `https://urldefense.proofpoint.com/v2/url?u=${proofpoint2}&d=DwMFaQ&c=Vxt5e0Osvvt2gflwSlsJ5DmPGcPvTRKLJyp031rXjhg&e=`,
  `https://urldefense.com/v3/__${link.replace("#", "*")}__;Iw!!LIr3w8kk_Xxm!6BNqFLJ13q7N5_lf3XQFlmTtgY5CkKjhfcIn4ybAhA1$`,
  `https://linkprotect.cudasvc.com/url?a=${escaped}&c=E,1,abc`,
  `https://secure-web.cisco.com/1a2b3c4d5e6f7/${escaped}`,
  `https://www.google.com/url?q=${escaped}&source=gmail&ust=1`,
  // Any other that contains the link as base64, and Check Point's (Avanan).
  `https://link.example/url?d=${btoa(link)}&u=d3d3`,
  `https://click.example/CL0/${btoa(link).replace(/=+$/, "")}/1/0100`,
  `https://url.avanan.click/v2/___${link}___.YXAzOmFiYzphOm86ZGVhZGJlZWY6NjpmMGY5`,
  `https://protect.checkpoint.com/v2/___${link.replace("#", "%23")}___.YzJ1OnJpZGdl`,
  // Escapes of quoted-printable, Markdown, JSON and old scripts.
  link.replace("#", "=23").replace("_", "=5F").replace("-", "=2D"),
  link.replace("_", "\\_").replace("-", "\\-"),
  link.replaceAll("/", "\\/").replace("#", "\\u0023"),
  link.replace("#", "%u0023"),
  // Characters that phones and word processors put in place of others, and breaks that mail programs insert.
  link.replace("-", "\u2011"),
  link.replace("-", "–"),
  link.replace("-", "\u2212"),
  link.replace("#", "＃").replace("_", "＿"),
  `${link.slice(0, -4)}<wbr>${link.slice(-4)}`,
  `> ${link.slice(0, -9)}\r\n> ${link.slice(-9)}`,
  `>> ${link.slice(0, -9)}\n>> ${link.slice(-9)}\n>> Kim`,
  `#!${key}`,
  `https://us-west-2.protection.sophos.com/?d=ridgebeam.example&u=${btoa(link)}&i=abc`,
])("reads the key from %s", (text) => {
  expect(readReceiptKey(text)).toBe(key);
});

it.each([
  "",
  "#",
  "https://www.ridgebeam.example/receipt",
  "#main-content",
  key.slice(1),
  `${key}a`,
  `#a/b`,
  `#//evil.example`,
  `#%`,
  `#%E0%A4%A`,
  "Please send me the link to my receipt again",
  `#${key}`.padStart(5000, "x"),
])("finds no key in %s", (text) => {
  expect(readReceiptKey(text)).toBeUndefined();
});
