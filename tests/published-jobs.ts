import type { ProjectCopy } from "./copy-project.ts";

/** Name of the client of one sample opening, which is only in a comment of its file. */
export const CLIENT = "Kestrel and Halvorsen Builders";

/** The owner of that opening, who is in a field that is not published. */
export const OWNER = "dana.ruiz@owner.example";

/** Slugs of the openings in a project copy after `publishSampleJobs`. */
export const SAMPLE_JOBS = {
  open: ["electrician-substation", "superintendent-distribution-center"],
  draft: "estimator-concrete-remote",
  ended: ["superintendent-closed", "superintendent-filled"],
} as const;

interface Project extends Pick<ProjectCopy, "root"> {
  read: (file: string) => string;
  write: (file: string, text: string) => void;
}

const fileOf = (slug: string): string => `content/jobs/${slug}.md`;

/**
 * Publishes two of the example openings, and adds two that have ended. Their dates are such that they are open, or
 * ended, whatever the day is.
 */
export function publishSampleJobs({ read, write }: Project): void {
  const age = (text: string): string =>
    text.replaceAll(/(published|modified): \S+/g, "$1: 2020-01-02").replace("J-26", "J-20");
  const publish = (slug: string, closes: string): string =>
    age(read(fileOf(slug)))
      .replace("status: draft", "status: published")
      .replace(/closes: .*/, `closes: ${closes}`)
      .replace(/fillBy: .*\n/, "");
  const [electrician, superintendent] = SAMPLE_JOBS.open;
  const [closed, filled] = SAMPLE_JOBS.ended;
  const original = publish(superintendent, "2020-02-03");
  write(fileOf(closed), original.replace("J-2001", "J-2091"));
  write(fileOf(filled), original.replace("J-2001", "J-2092").replace("status: published", "status: filled"));
  write(fileOf(electrician), `${publish(electrician, "2099-12-31")}\n## On the crew\n\nSee ]]> and R&D.\n`);
  write(
    fileOf(superintendent),
    publish(superintendent, "ongoing").replace("---\n", `---\n# client: ${CLIENT}\nowner: ${OWNER}\n`),
  );
}
