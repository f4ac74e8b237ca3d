import type { Repository } from "../../site/settings/environment.ts";

/** Where the editor reads and writes a repository, and where it asks whether the host works. */
const ORIGINS: Record<Repository["host"], readonly string[]> = {
  github: ["https://api.github.com", "https://www.githubstatus.com"],
  gitlab: ["https://gitlab.com", "https://status-api.hostedstatus.com"],
};

/** Origins that the editor's page must be allowed to connect to. */
export function backendOrigins(repository: Repository | undefined): readonly string[] {
  return repository === undefined ? [] : ORIGINS[repository.host];
}
