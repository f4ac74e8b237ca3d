/** Mailbox providers whose names are long enough that a name one edit away is rarely another real domain. */
const PROVIDERS =
  "gmail.com yahoo.com hotmail.com outlook.com icloud.com protonmail.com comcast.net verizon.net sbcglobal.net bellsouth.net earthlink.net hotmail.es yahoo.es outlook.es yahoo.com.mx".split(
    " ",
  );

const ENDINGS = ["com", "net", "org"];

/** Top-level domains of IANA's list that are one edit away from one of the endings. */
const REAL_ENDINGS = /^(?:co|cm|om|bom|cam|mom|et|ne|bet|nec|new|next|ntt|pet|vet|ong)$/;

/**
 * Whether two texts differ by one typing mistake: a letter more, less or other, or two that are swapped (optimal string
 * alignment distance of 1).
 * @param start letters that must be the same, unless the first two are swapped
 */
function isOneEditAway(one: string, other: string, start: number): boolean {
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  let end = 0;
  const shorter = Math.min(one.length, other.length) - from;
  while (end < shorter && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [a, b] = [one, other].map((text) => text.slice(from, text.length - end)) as [string, string];
  if (a.length === 2 && b.length === 2) return a[0] === b[1] && a[1] === b[0];
  return a.length <= 1 && b.length <= 1 && a !== b && from >= start;
}

/**
 * Returns the address that was probably meant, such as `dana@gmail.com` for `dana@gmial.con`; otherwise undefined. It
 * changes the domain only: an ending that no domain has (`.con`, `.comm`), a provider's name with one mistake
 * (`gmial.com`), or `www.` before a domain. Real domains such as `gmail.co`, `mail.com` and `ymail.com` are not in
 * question.
 * @param email an address that `parseEmail` accepts
 */
export function suggestEmail(email: string): string | undefined {
  const [name = "", domain = ""] = email.split("@");
  const meant = suggestDomain(domain);
  return meant === domain ? undefined : `${name}@${meant}`;
}

function suggestDomain(domain: string): string {
  const bare = domain.replace(/^www\.(?=.+\.)/, "");
  const dot = bare.lastIndexOf(".") + 1;
  const ending = bare.slice(dot);
  const typed =
    !REAL_ENDINGS.test(ending) && !ENDINGS.includes(ending)
      ? bare.slice(0, dot) + (ENDINGS.find((one) => isOneEditAway(ending, one, 0)) ?? ending)
      : bare;
  // Oman and Cameroon: nobody has a mailbox there under a provider's name.
  const provider = typed.replace(/^([^.]+\.)(?:om|cm)$/, "$1com");
  return (
    PROVIDERS.find((one) => one === provider) ??
    PROVIDERS.find((one) => {
      const rest = one.slice(one.indexOf("."));
      const [host, name] = [one, provider].map((text) => text.slice(0, -rest.length)) as [string, string];
      return provider.endsWith(rest) && isOneEditAway(name, host, 1);
    }) ??
    typed
  );
}
