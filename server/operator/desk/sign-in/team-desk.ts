import type { DeskOrigin } from "../../../platform/environment.ts";
import type { TrustedProxies } from "../../../platform/serving/trusted-proxies.ts";
import { createDeskApp, type DeskFiles } from "../api/desk-app.ts";
import type { Desk, DeskConfig } from "../open-desk.ts";
import { createSignInRoutes } from "./sign-in-routes.ts";
import { createDeskClient, createDeskCookies, createTeamAccess } from "./team-access.ts";

export interface TeamDeskOptions {
  deskOrigin: DeskOrigin;
  desk: Desk;
  config: DeskConfig;
  files: DeskFiles;
  proxies: TrustedProxies | undefined;
}

/** Creates the desk that operators sign in to from other machines, at `DESK_ORIGIN`. */
export function createTeamDesk({ deskOrigin, desk, config, files, proxies }: TeamDeskOptions) {
  const { base, host } = deskOrigin;
  const cookies = createDeskCookies(deskOrigin);
  const client = createDeskClient(proxies);
  const { agency } = config;
  const { operators } = desk;
  const app = createDeskApp({
    desk,
    config,
    base,
    files: toServedFiles(files, base),
    access: createTeamAccess(deskOrigin, cookies, operators, client),
    signIn: createSignInRoutes({ deskOrigin, agency, operators, cookies, client }),
  });
  return {
    app,
    /** Whether a request is for the desk and not for the site. */
    isFor: (request: Request): boolean => {
      if (base === "") return request.headers.get("host") === host;
      const pathname = URL.canParse(request.url) ? new URL(request.url).pathname : "";
      return pathname === base || pathname.startsWith(`${base}/`);
    },
  };
}

/** Marks the app's page as served at `DESK_ORIGIN`, and puts the desk's path before the addresses in page and stylesheet. */
function toServedFiles(files: DeskFiles, base: string): DeskFiles {
  const rewrite = (path: string, text: string): string =>
    path === "/"
      ? text.replaceAll('="/', `="${base}/`).replace("<html ", `<html data-desk="${base}" `)
      : text.replace(/url\((["']?)\/(?!\/)/g, `url($1${base}/`);
  return new Map(
    [...files].map(([path, file]) =>
      path === "/" || path.endsWith(".css")
        ? [path, { ...file, content: rewrite(path, Buffer.from(file.content).toString()) }]
        : [path, file],
    ),
  );
}
