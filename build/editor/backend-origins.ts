import type { Repository } from "../../site/settings/environment.ts";

const ORIGINS: Record<Repository["host"], readonly string[]> = {
  github: ["https://api.github.com", "https://www.githubstatus.com"],
  gitlab: ["https://gitlab.com", "https://status-api.hostedstatus.com"],
};

export function backendOrigins(repository: Repository | undefined): readonly string[] {
  return repository === undefined ? [] : ORIGINS[repository.host];
}
