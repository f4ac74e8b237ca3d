import type { CmsConfig } from "@sveltia/cms";
import type { Repository } from "../../site/settings/environment.ts";
import { cmsCollections } from "./collections.ts";

/** Where the editor's own schema of this file is, for tools that read one. */
const SCHEMA = "https://unpkg.com/@sveltia/cms/schema/sveltia-cms.json";

/**
 * Configuration of the editor at `/admin`: where the content is, and a form for each kind of file.
 * @param title name of the site
 * @param repository where a deployment's content is kept; absent, only a folder on the editor's own computer can be opened
 */
export function cmsConfig(
  title: string,
  repository: Repository | undefined,
): CmsConfig & { $schema: string } {
  return {
    $schema: SCHEMA,
    // Without a repository the name only says which folder to choose; Gitea is the one that asks no address of its own at the start.
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
    // Pages draw their own pictures; the editor wants a folder named all the same.
    media_folder: "site/public",
    public_folder: "/",
    media_libraries: { default: false, stock_assets: { providers: [] } },
    editor: { preview: false },
    collections: cmsCollections(),
  };
}
