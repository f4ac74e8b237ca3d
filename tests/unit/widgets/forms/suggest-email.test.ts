import { expect, it } from "vitest";
import { parseEmail } from "../../../../model/submissions/email-address.ts";
import { suggestEmail } from "../../../../widgets/forms/email-question.ts";

it.each([
  ["dana@gmail.con", "dana@gmail.com"],
  ["dana@gmial.com", "dana@gmail.com"],
  ["dana@gmail.comm", "dana@gmail.com"],
  // A company's domain with an ending that does not exist.
  ["Dana.Ortiz@Acme-Steel.con", "dana.ortiz@acme-steel.com"],
  ["dana@acme.cmo", "dana@acme.com"],
  ["dana@acme.vom", "dana@acme.com"],
  ["dana@acme.com1", "dana@acme.com"],
  ["dana@union.ogr", "dana@union.org"],
  ["dana@att.nett", "dana@att.net"],
  // A provider's name with one mistake, also with a wrong ending.
  ["dana@gamil.com", "dana@gmail.com"],
  ["dana@mgail.com", "dana@gmail.com"],
  ["dana@gmal.con", "dana@gmail.com"],
  ["dana@gmaill.com", "dana@gmail.com"],
  ["dana@hotmial.com", "dana@hotmail.com"],
  ["dana@hotnail.es", "dana@hotmail.es"],
  ["dana@yaho.com", "dana@yahoo.com"],
  ["dana@yahooo.com.mx", "dana@yahoo.com.mx"],
  ["dana@outlok.com", "dana@outlook.com"],
  ["dana@iclould.com", "dana@icloud.com"],
  ["dana@comcsat.net", "dana@comcast.net"],
  ["dana@sbcgloble.net", undefined],
  ["dana@gmail.cm", "dana@gmail.com"],
  ["dana@www.gmail.com", "dana@gmail.com"],
  ["mailto:dana@gmail.con", "dana@gmail.com"],
])("for %s, suggests %s", (typed, meant) => {
  expect(suggestEmail(parseEmail(typed).email!)).toBe(meant);
});

it.each(
  "gmail.com gmail.co mail.com gmx.com ymail.com email.com hotmail.co hotmail.se yahoo.co.uk yahoo.com.my live.com love.com me.com mac.com aol.com msn.com cox.net mail.cox.net fmail.com googlemail.com proton.me fastmail.com comcast.com concast.com verizon.com cloud.com outlook.fr acme.construction acme.company acme.community acme.net acme.co acme.cm acme.om acme.cam acme.pet acme.new acme.edu acme.eu acme.us acme.coop acme.co.uk acme.com.mx www.com turner.com kiewit.com".split(
    " ",
  ),
)("does not question %s", (domain) => {
  expect(suggestEmail(`dana@${domain}`)).toBeUndefined();
});
