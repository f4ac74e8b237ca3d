import type { CmsConfig } from "@sveltia/cms";
import type { Repository } from "../../site/settings/environment.ts";
import { cmsCollections } from "./collections.ts";

const SCHEMA = "https://unpkg.com/@sveltia/cms/schema/sveltia-cms.json";

/**
 * Configures the editor at `/admin`: content location, and a form for each kind of file.
 * @param title name of the site
 * @param repository the deployment's content repository; if undefined, only a local folder can be opened
 */
export function cmsConfig(
  title: string,
  repository: Repository | undefined,
  root: string,
): CmsConfig & { $schema: string } {
  return {
    $schema: SCHEMA,
    // Without a repository, `repo` only tells users which folder to choose. Gitea is the only backend that makes
    // no request at startup.
    backend:
      repository === undefined
        ? { name: "gitea", repo: "local/ridgebeam-talent", auth_methods: ["token"] }
        : {
            name: repository.host,
            repo: repository.path,
            branch: repository.branch,
            auth_methods: ["token"],
          },
    app_title: title,
    logo: { src: "/icon.svg" },
    media_folder: "site/public",
    public_folder: "/",
    media_libraries: { default: false, stock_assets: { providers: [] } },
    collections: cmsCollections(root),
  };
}
