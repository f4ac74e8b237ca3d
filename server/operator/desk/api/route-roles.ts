import { Hono, type MiddlewareHandler } from "hono";
import { operatorRoles, type OperatorRole } from "../../operators/operator-store.ts";
import type { DeskEnv } from "./guard.ts";

/**
 * The role that each route of the API requires. Admins alone erase and delete, export whole lists, read written emails,
 * see the operators and their
 * log, and manage webhooks.
 */
export const routeRoles: Readonly<Record<string, OperatorRole>> = {
  "GET /config": "recruiter",
  "POST /tickets": "recruiter",
  "GET /revision": "recruiter",
  "GET /counts": "recruiter",
  "GET /statistics": "recruiter",
  "GET /openings": "recruiter",
  "GET /owners": "recruiter",
  "GET /tags": "recruiter",
  "POST /selection/tags": "recruiter",
  "GET /leads/:table/:id/candidates": "recruiter",
  "GET /leads": "recruiter",
  "GET /leads/:table/:id": "recruiter",
  "POST /leads/:table/:id/notes": "recruiter",
  "POST /leads/:table/:id/replies": "recruiter",
  "POST /leads/:table/:id/calls": "recruiter",
  "GET /selection": "recruiter",
  "POST /selection/changes": "recruiter",
  "POST /selection/assign": "recruiter",
  "POST /selection/snooze": "recruiter",
  "POST /presence": "recruiter",
  "POST /selection/release": "recruiter",
  "POST /selection/export": "recruiter",
  "POST /selection/delete": "admin",
  "GET /export": "admin",
  "GET /deliveries": "recruiter",
  "POST /deliveries/:id/retry": "recruiter",
  "GET /mails": "admin",
  "GET /mails/:name": "admin",
  "GET /log": "admin",
  "GET /operators": "admin",
  "GET /webhooks": "admin",
  "POST /webhooks": "admin",
  "POST /webhooks/:id/:action": "admin",
  "POST /people/find": "admin",
  "POST /people/export": "admin",
  "POST /people/erase": "admin",
  "GET /resumes/:id/:use{open|download}": "recruiter",
};

const requireRole =
  (role: OperatorRole): MiddlewareHandler<DeskEnv> =>
  (context, next) => {
    if (operatorRoles.indexOf(context.var.operator.role) >= operatorRoles.indexOf(role)) return next();
    return Promise.resolve(context.json({ error: "Only an admin may do this." }, 403));
  };

/**
 * Puts an API behind the roles of its routes.
 * @throws Error if a route has no role, so that none is open by omission
 */
export function requireRoles(api: Hono<DeskEnv>): Hono<DeskEnv> {
  const guarded = new Hono<DeskEnv>();
  for (const [route, role] of Object.entries(routeRoles)) {
    const [method = "", path = ""] = route.split(" ");
    guarded.on(method, path, requireRole(role));
  }
  for (const { method, path } of api.routes)
    if (!Object.hasOwn(routeRoles, `${method} ${path}`)) throw new Error(`${method} ${path} has no role.`);
  return guarded.route("/", api);
}
