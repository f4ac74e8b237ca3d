import type { Site } from "../kinds/site.ts";

const [RESUME, OPENINGS] = ["/resume", "/jobs"];

/**
 * Leads the links for people who look for work, in the header and at the top of the home page, to the openings while
 * there is one. Without openings, they lead to the resume form, as `navigation.yaml` and `home.yaml` have them.
 */
export function leadToOpenings(site: Site): Site {
  if (site.jobs.every(({ isEnded }) => isEnded)) return site;
  const lead = <Link extends { href: string }>(link: Link): Link =>
    link.href === RESUME ? { ...link, href: OPENINGS } : link;
  const { navigation, home } = site;
  return {
    ...site,
    navigation: { ...navigation, links: navigation.links.map(lead) },
    home: { ...home, hero: { ...home.hero, candidates: lead(home.hero.candidates) } },
  };
}

/** Returns the path of the header's link for people who look for work. */
export const findWorkPath = ({ navigation }: Pick<Site, "navigation">): string =>
  navigation.links.find(({ href }) => href === OPENINGS)?.href ?? RESUME;
